import Swinject
import UIKit

final class RecipeListRouter: RecipeListRouterInput { // = router by name in RecipeList
    weak var viewController: UIViewController?

    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    func showDetails(of recipe: Recipe, moduleOutput: RecipeDetailsModuleOutput) {
        guard let details = resolver.resolve(RecipeDetailsModule.self) else { return }
        details.input.configure(with: recipe, moduleOutput: moduleOutput)
        viewController?.navigationController?.pushViewController(details.view, animated: true)
    }

    func openHelp() {
        guard let url = URL(string: "https://recipes.example.com/help") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}
