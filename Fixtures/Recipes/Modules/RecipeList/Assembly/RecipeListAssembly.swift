import Swinject

final class RecipeListAssembly: Assembly { // = builder by name in RecipeList
    func assemble(container: Container) {
        container.register(RecipeListInteractor.self) { resolver in
            RecipeListInteractor(
                recipeService: resolver.resolve(RecipeServiceProtocol.self)!,
                favoritesStorage: resolver.resolve(FavoritesStorageProtocol.self)!)
        }

        container.register(RecipeListRouter.self) { resolver in
            RecipeListRouter(resolver: resolver)
        }
        .inObjectScope(.container)

        container.register(RecipeListPresenter.self) { resolver in
            let interactor = resolver.resolve(RecipeListInteractor.self)!
            let router = resolver.resolve(RecipeListRouter.self)!
            let presenter = RecipeListPresenter(interactor: interactor, router: router)
            interactor.output = presenter
            return presenter
        }

        container.register(RecipeListViewController.self) { resolver in
            let presenter = resolver.resolve(RecipeListPresenter.self)!
            let viewController = RecipeListViewController()
            viewController.output = presenter
            presenter.view = viewController
            resolver.resolve(RecipeListRouter.self)!.viewController = viewController
            return viewController
        }
    }
}
