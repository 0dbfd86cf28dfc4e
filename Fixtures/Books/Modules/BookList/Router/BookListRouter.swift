import UIKit

class BookListRouter: BookListWireframe { // = router by name in BookList
    weak var viewController: UIViewController?

    func presentDetails(for book: Book) {
        let details = BookDetailsRouter.assembleModule(book)
        viewController?.navigationController?.pushViewController(details, animated: true)
    }

    static func assembleModule() -> UIViewController {
        let view = BookListViewController()
        let presenter = BookListPresenter()
        let interactor = BookListInteractor()
        let router = BookListRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.output = presenter

        router.viewController = view

        return view
    }
}
