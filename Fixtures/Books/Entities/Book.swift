import Foundation

struct Book: Codable { // = entity
    let isbn: String
    let title: String
    let author: String
    let pages: Int
}
