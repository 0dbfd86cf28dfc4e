import Foundation

protocol RecipeListViewInput: AnyObject { // = view by conformer in RecipeList
    func show(recipes: [Recipe]) // ~ entity_in_view: Recipe
    func show(headline: RecipeRowViewModel)
    func present(message: String, animated: Bool)
}
