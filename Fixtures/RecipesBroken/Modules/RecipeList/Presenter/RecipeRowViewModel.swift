import UIKit // ~+ ui_type

struct RecipeRowViewModel { // = view_model by name in RecipeList
    let title: String
    let subtitle: String
    let color: UIColor // ~ note? ui_type: UIColor
    let recipe: Recipe // ~ entity_in_view: Recipe

    init(recipe: Recipe, isFavorite: Bool) {
        title = isFavorite ? "★ \(recipe.title)" : recipe.title
        subtitle = "\(recipe.minutes) minutes"
        color = recipe.minutes > 60 ? .red : .black
        self.recipe = recipe
    }
}
