import Foundation

struct Plant: Codable { // = entity
    let id: Int
    let name: String
    let family: String
    let lastWatered: Date
}
