import Foundation

struct Contact: Codable, Equatable { // = entity
    let identifier: UUID
    let firstName: String
    let lastName: String
    let phone: String
}
