import UIKit

protocol RecipeDetailsRouterInput: AnyObject { // = router by conformer in RecipeDetails
    func close()
}

final class RecipeDetailsRouter: RecipeDetailsRouterInput { // = router by name in RecipeDetails
    weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
