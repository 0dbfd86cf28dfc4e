import Foundation

protocol RecipeDetailsInteractorInput: AnyObject { // = interactor by conformer in RecipeDetails
    func toggleFavorite(_ recipe: Recipe)
}

protocol RecipeDetailsInteractorOutput: AnyObject { // = presenter by conformer in RecipeDetails
    func didToggleFavorite(isFavorite: Bool)
}

final class RecipeDetailsInteractor: RecipeDetailsInteractorInput { // = interactor by name in RecipeDetails
    weak var output: RecipeDetailsPresenter? // ~ protocol_boundary: RecipeDetailsPresenter
    weak var view: RecipeDetailsViewInput? // ~ layer_dependency: RecipeDetailsViewInput

    private let favoritesStorage: FavoritesStorageProtocol

    init(favoritesStorage: FavoritesStorageProtocol) {
        self.favoritesStorage = favoritesStorage
    }

    func toggleFavorite(_ recipe: Recipe) {
        let isFavorite = !favoritesStorage.isFavorite(recipe)
        favoritesStorage.setFavorite(isFavorite, for: recipe)
        view?.show(isFavorite: isFavorite)
        output?.didToggleFavorite(isFavorite: isFavorite)
    }
}
