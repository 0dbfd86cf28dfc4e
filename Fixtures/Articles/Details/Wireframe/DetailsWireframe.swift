import SafariServices
import UIKit

class DetailsWireframe: NSObject, DetailsWireframeInput { // = router by name in Details
    weak var detailsViewController: DetailsViewController!
    var detailsPresenter: DetailsPresenter! // ~ protocol_boundary: DetailsPresenter ~ weak_back_reference: DetailsPresenter

    override init() {
        super.init()
        let presenter = DetailsPresenter()
        let interactor = DetailsInteractor()
        presenter.interactor = interactor
        presenter.wireframe = self
        interactor.output = presenter
        detailsPresenter = presenter
    }

    func presentDetailsInterface(from viewController: UIViewController) {
        let detailsViewController = makeDetailsViewController()
        viewController.navigationController?.pushViewController(
            detailsViewController, animated: true)
    }

    // MARK: - DetailsWireframeInput

    func presentWebsite(at url: URL) {
        let safariViewController = SFSafariViewController(url: url)
        detailsViewController.present(safariViewController, animated: true)
    }

    // MARK: - Private

    private func makeDetailsViewController() -> DetailsViewController {
        let viewController = DetailsViewController(nibName: "DetailsViewController", bundle: nil)
        viewController.presenter = detailsPresenter
        detailsPresenter.view = viewController
        detailsViewController = viewController
        return viewController
    }
}
