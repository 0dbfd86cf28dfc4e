import Foundation

protocol FavoritesStorageProtocol: AnyObject { // = service by conformer
    func isFavorite(_ recipe: Recipe) -> Bool
    func setFavorite(_ isFavorite: Bool, for recipe: Recipe)
}

final class FavoritesStorage: FavoritesStorageProtocol { // = service by structure
    private let defaults = UserDefaults.standard
    private let key = "favorites"

    func isFavorite(_ recipe: Recipe) -> Bool {
        return identifiers.contains(recipe.identifier)
    }

    func setFavorite(_ isFavorite: Bool, for recipe: Recipe) {
        let others = identifiers.filter { $0 != recipe.identifier }
        defaults.set(isFavorite ? others + [recipe.identifier] : others, forKey: key)
    }

    private var identifiers: [String] {
        return defaults.stringArray(forKey: key) ?? []
    }
}
