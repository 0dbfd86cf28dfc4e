import Foundation

struct City: Codable, Equatable { // = entity by deduced
    let identifier: Int
    let name: String
    let country: String
}
