import Foundation

protocol RecipeDetailsModuleInput: AnyObject { // = module_interface by name in RecipeDetails
    func configure(with recipe: Recipe, moduleOutput: RecipeDetailsModuleOutput)
}

protocol RecipeDetailsModuleOutput: AnyObject { // = module_interface by name in RecipeDetails
    func didChangeFavorites()
}
