import Foundation

protocol RecipeListInteractorInput: AnyObject { // = interactor by conformer in RecipeList
    func obtainRecipes()
    func isFavorite(_ recipe: Recipe) -> Bool
}
