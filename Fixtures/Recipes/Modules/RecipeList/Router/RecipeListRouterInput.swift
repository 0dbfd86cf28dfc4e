import Foundation

protocol RecipeListRouterInput: AnyObject { // = router by conformer in RecipeList
    func showDetails(of recipe: Recipe, moduleOutput: RecipeDetailsModuleOutput)
    func openHelp()
}
