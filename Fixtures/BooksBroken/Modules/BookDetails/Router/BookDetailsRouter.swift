import UIKit

final class BookDetailsRouter: BookDetailsRouting { // = router by name in BookDetails
    private weak var viewController: UIViewController?
    var presenter: BookDetailsPresenting? // ~ weak_back_reference: BookDetailsPresenting

    func close() {
        presenter?.viewDidLoad()
        viewController?.navigationController?.popViewController(animated: true)
    }

    static func assembleModule(_ book: Book) -> UIViewController {
        let router = BookDetailsRouter()
        let presenter = BookDetailsPresenter(book: book, router: router)
        let view = BookDetailsViewController()

        view.presenter = presenter
        presenter.view = view
        router.presenter = presenter
        router.viewController = view
        return view
    }
}
