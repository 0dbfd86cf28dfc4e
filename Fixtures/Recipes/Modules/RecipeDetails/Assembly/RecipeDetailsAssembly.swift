import Swinject
import UIKit

typealias RecipeDetailsModule = (view: UIViewController, input: RecipeDetailsModuleInput)

final class RecipeDetailsAssembly: Assembly { // = builder by name in RecipeDetails
    func assemble(container: Container) {
        container.register(RecipeDetailsModule.self) { resolver in
            let interactor = RecipeDetailsInteractor(
                favoritesStorage: resolver.resolve(FavoritesStorageProtocol.self)!)
            let router = RecipeDetailsRouter()
            let presenter = RecipeDetailsPresenter(interactor: interactor, router: router)
            let viewController = RecipeDetailsViewController()

            viewController.output = presenter
            presenter.view = viewController
            interactor.output = presenter
            router.viewController = viewController
            return (view: viewController, input: presenter)
        }
    }
}
