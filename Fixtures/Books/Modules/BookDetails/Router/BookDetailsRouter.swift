import UIKit

final class BookDetailsRouter: BookDetailsRouting { // = router by name in BookDetails
    private weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }

    static func assembleModule(_ book: Book) -> UIViewController {
        let interactor = BookDetailsInteractor()
        let router = BookDetailsRouter()
        let presenter = BookDetailsPresenter(book: book, interactor: interactor, router: router)
        let view = BookDetailsViewController()

        view.presenter = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
