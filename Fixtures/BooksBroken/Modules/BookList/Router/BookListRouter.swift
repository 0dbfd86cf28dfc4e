import UIKit

class BookListRouter: BookListWireframe { // = router by name in BookList
    weak var viewController: UIViewController?
    var screen: BookListViewController? // ~ weak_back_reference: BookListViewController
    weak var useCase: BookListUseCase? // ~ layer_dependency: BookListUseCase
    weak var details: BookDetailsViewController? // ~ module_boundary: BookDetailsViewController

    func presentDetails(for book: Book) {
        let screen = BookDetailsRouter.assembleModule(book)
        viewController?.navigationController?.pushViewController(screen, animated: true)
        details?.presenter.didTapReadingList() // ~ module_boundary: BookDetailsPresenting
        useCase?.fetchBooks()
    }

    static func assembleModule() -> UIViewController {
        let view = BookListViewController()
        let presenter = BookListPresenter()
        let interactor = BookListInteractor()
        let router = BookListRouter()

        view.presenter = presenter
        view.interactor = interactor

        presenter.view = view
        presenter.store = ReadingListStore()
        presenter.interactor = interactor
        presenter.router = router

        interactor.output = presenter

        interactor.view = view

        router.viewController = view
        router.screen = view
        router.useCase = interactor

        return view
    }
}
