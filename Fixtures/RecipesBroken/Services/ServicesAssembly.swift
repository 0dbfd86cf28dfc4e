import Swinject

final class ServicesAssembly: Assembly { // = builder by name
    func assemble(container: Container) {
        container.register(RecipeServiceProtocol.self) { _ in RecipeService() }
            .inObjectScope(.container)
        container.register(FavoritesStorageProtocol.self) { _ in FavoritesStorage() }
            .inObjectScope(.container)
    }
}
