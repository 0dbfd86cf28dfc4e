import Foundation

protocol RecipeDetailsInteractorInput: AnyObject { // = interactor by conformer in RecipeDetails
    func toggleFavorite(_ recipe: Recipe)
}

protocol RecipeDetailsInteractorOutput: AnyObject { // = presenter by conformer in RecipeDetails
    func didToggleFavorite(isFavorite: Bool)
}

final class RecipeDetailsInteractor: RecipeDetailsInteractorInput { // = interactor by name in RecipeDetails
    weak var output: RecipeDetailsInteractorOutput?

    private let favoritesStorage: FavoritesStorageProtocol

    init(favoritesStorage: FavoritesStorageProtocol) {
        self.favoritesStorage = favoritesStorage
    }

    func toggleFavorite(_ recipe: Recipe) {
        let isFavorite = !favoritesStorage.isFavorite(recipe)
        favoritesStorage.setFavorite(isFavorite, for: recipe)
        output?.didToggleFavorite(isFavorite: isFavorite)
    }
}
