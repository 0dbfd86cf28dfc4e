import Swinject
import UIKit

typealias RecipeDetailsModule = (view: UIViewController, input: RecipeDetailsModuleInput)

final class RecipeDetailsAssembly: Assembly { // = builder by name in RecipeDetails
    func assemble(container: Container) {
        container.register(RecipeDetailsModule.self) { resolver in
            let interactor = RecipeDetailsInteractor(
                favoritesStorage: resolver.resolve(FavoritesStorageProtocol.self)!)
            let presenter = RecipeDetailsPresenter(
                interactor: interactor,
                recipeService: resolver.resolve(RecipeServiceProtocol.self)!)
            let viewController = RecipeDetailsViewController()

            viewController.output = presenter
            viewController.presenter = presenter
            presenter.view = viewController
            interactor.output = presenter
            interactor.view = viewController
            return (view: viewController, input: presenter)
        }
    }
}
