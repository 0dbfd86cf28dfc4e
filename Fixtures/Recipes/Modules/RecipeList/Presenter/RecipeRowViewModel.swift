import Foundation

struct RecipeRowViewModel { // = view_model by name in RecipeList
    let title: String
    let subtitle: String

    init(recipe: Recipe, isFavorite: Bool) {
        title = isFavorite ? "★ \(recipe.title)" : recipe.title
        subtitle = "\(recipe.minutes) minutes"
    }
}
