import UIKit

class MainRouter: MainRouterProtocol { // = router by name in Main
    var viewController: MainViewController! // ~ weak_back_reference: MainViewController
    weak var interactor: MainInteractorProtocol? // ~ layer_dependency: MainInteractorProtocol

    init(viewController: MainViewController) {
        self.viewController = viewController
    }

    // MARK: - MainRouterProtocol methods

    func showAboutScene() {
        viewController.performSegue(
            withIdentifier: viewController.selfToAboutSegueName, sender: nil)
    }

    func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == viewController.selfToAboutSegueName else { return }
        interactor?.getAllCurrencies()
        if let aboutViewController = segue.destination as? AboutViewController {
            aboutViewController.presenter.configureView() // ~ module_boundary: AboutPresenterProtocol
        }
    }
}
