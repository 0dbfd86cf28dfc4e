import Swinject
import UIKit

final class RecipeListRouter: RecipeListRouterInput { // = router by name in RecipeList
    var viewController: UIViewController? // ~ weak_back_reference: UIViewController
    weak var interactor: RecipeListInteractorInput? // ~ layer_dependency: RecipeListInteractorInput
    var detailsPresenter: RecipeDetailsPresenter? // ~ module_boundary: RecipeDetailsPresenter

    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    func showDetails(of recipe: Recipe, moduleOutput: RecipeDetailsModuleOutput) {
        guard let details = resolver.resolve(RecipeDetailsModule.self) else { return }
        details.input.configure(with: recipe, moduleOutput: moduleOutput)
        detailsPresenter = details.input as? RecipeDetailsPresenter // ~+ module_boundary
        (details.view as? RecipeDetailsViewController)?.title = recipe.title // ~ module_boundary: RecipeDetailsViewController
        viewController?.navigationController?.pushViewController(details.view, animated: true)
        interactor?.obtainRecipes()
    }

    func openHelp() {
        guard let url = URL(string: "https://recipes.example.com/help") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}
