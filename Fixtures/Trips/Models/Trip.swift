import Foundation

struct Trip: Codable { // = entity
    let id: Int
    let city: String
    let start: Date
    let end: Date
    let notes: String
}
