import Foundation

struct Recipe: Codable { // = entity
    let identifier: String
    let title: String
    let minutes: Int
    let ingredients: [Ingredient]

    var row: RecipeRowViewModel { // ~ layer_dependency: RecipeRowViewModel
        return RecipeRowViewModel(recipe: self, isFavorite: false) // ~+ layer_dependency
    }
}

struct Ingredient: Codable { // = entity
    let name: String
    let amount: String
}
