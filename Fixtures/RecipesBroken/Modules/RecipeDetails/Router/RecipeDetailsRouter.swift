import UIKit

protocol RecipeDetailsRouterInput: AnyObject { // = router by conformer in RecipeDetails
    func close()
}

final class RecipeDetailsRouter: RecipeDetailsRouterInput { // = router by name in RecipeDetails
    weak var viewController: UIViewController?
    weak var presenter: RecipeDetailsPresenter? // ~ protocol_boundary: RecipeDetailsPresenter

    func close() {
        presenter?.viewIsReady()
        viewController?.navigationController?.popViewController(animated: true)
    }
}
