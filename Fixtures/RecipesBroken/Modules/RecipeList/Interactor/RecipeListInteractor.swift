import Foundation
import SwiftUI // ~ ui_import: SwiftUI

final class RecipeListInteractor: RecipeListInteractorInput { // = interactor by name in RecipeList
    var output: RecipeListInteractorOutput? // ~ weak_back_reference: RecipeListInteractorOutput
    weak var router: RecipeListRouterInput? // ~ layer_dependency: RecipeListRouterInput

    private let recipeService: RecipeService // ~ protocol_boundary: RecipeService
    private let favoritesStorage: FavoritesStorageProtocol

    init(recipeService: RecipeService, favoritesStorage: FavoritesStorageProtocol) { // ~+ protocol_boundary
        self.recipeService = recipeService
        self.favoritesStorage = favoritesStorage
    }

    func obtainRecipes() {
        recipeService.obtainRecipes { [weak self] result in
            switch result {
            case .success(let recipes): self?.output?.didObtain(recipes: recipes)
            case .failure:
                self?.router?.openHelp()
                self?.output?.didFailToObtainRecipes()
            }
        }
    }

    func isFavorite(_ recipe: Recipe) -> Bool {
        return favoritesStorage.isFavorite(recipe)
    }
}
