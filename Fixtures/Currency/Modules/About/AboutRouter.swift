import UIKit

class AboutRouter: AboutRouterProtocol { // = router by name in About
    weak var viewController: AboutViewController!

    init(viewController: AboutViewController) {
        self.viewController = viewController
    }

    // MARK: - AboutRouterProtocol methods

    func closeCurrentViewController() {
        viewController.dismiss(animated: true, completion: nil)
    }
}
