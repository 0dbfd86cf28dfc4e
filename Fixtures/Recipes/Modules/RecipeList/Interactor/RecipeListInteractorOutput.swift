import Foundation

protocol RecipeListInteractorOutput: AnyObject { // = presenter by conformer in RecipeList
    func didObtain(recipes: [Recipe])
    func didFailToObtainRecipes()
}
