import Foundation

struct Recipe: Codable { // = entity
    let identifier: String
    let title: String
    let minutes: Int
    let ingredients: [Ingredient]
}

struct Ingredient: Codable { // = entity
    let name: String
    let amount: String
}
