import Foundation

final class RecipeListInteractor: RecipeListInteractorInput { // = interactor by name in RecipeList
    weak var output: RecipeListInteractorOutput?

    private let recipeService: RecipeServiceProtocol
    private let favoritesStorage: FavoritesStorageProtocol

    init(recipeService: RecipeServiceProtocol, favoritesStorage: FavoritesStorageProtocol) {
        self.recipeService = recipeService
        self.favoritesStorage = favoritesStorage
    }

    func obtainRecipes() {
        recipeService.obtainRecipes { [weak self] result in
            switch result {
            case .success(let recipes): self?.output?.didObtain(recipes: recipes)
            case .failure: self?.output?.didFailToObtainRecipes()
            }
        }
    }

    func isFavorite(_ recipe: Recipe) -> Bool {
        return favoritesStorage.isFavorite(recipe)
    }
}
