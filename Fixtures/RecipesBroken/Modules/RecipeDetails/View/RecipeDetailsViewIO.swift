import Foundation

protocol RecipeDetailsViewInput: AnyObject { // = view by conformer in RecipeDetails
    func show(title: String, ingredients: String)
    func show(isFavorite: Bool)
}

protocol RecipeDetailsViewOutput: AnyObject { // = presenter by conformer in RecipeDetails
    func viewIsReady()
    func didTapFavorite()
    func didTapClose()
}
