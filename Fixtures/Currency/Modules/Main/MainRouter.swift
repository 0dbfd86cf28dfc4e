import UIKit

class MainRouter: MainRouterProtocol { // = router by name in Main
    weak var viewController: MainViewController!

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
        segue.destination.modalPresentationStyle = .formSheet
    }
}
