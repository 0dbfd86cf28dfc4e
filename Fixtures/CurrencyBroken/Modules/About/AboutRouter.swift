import UIKit

class AboutRouter: AboutRouterProtocol { // = router by name in About
    unowned let viewController: AboutViewController
    var presenter: AboutPresenterProtocol? // ~ weak_back_reference: AboutPresenterProtocol

    init(viewController: AboutViewController) {
        self.viewController = viewController
    }

    // MARK: - AboutRouterProtocol methods

    func closeCurrentViewController() {
        viewController.dismiss(animated: true, completion: nil)
    }
}
