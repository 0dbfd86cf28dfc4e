import Foundation

struct Workout: Codable { // = entity
    let name: String
    let exercises: [String]
    let seconds: Int
}
