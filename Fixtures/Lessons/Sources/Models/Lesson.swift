import Foundation

struct Lesson: Codable, Equatable { // = entity
    let id: Int
    let title: String
    let text: String
    var isCompleted: Bool
}
