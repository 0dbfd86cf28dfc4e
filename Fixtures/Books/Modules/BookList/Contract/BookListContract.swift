import UIKit

protocol BookListView: AnyObject { // = view by conformer in BookList
    var presenter: BookListPresentation! { get set }

    func showNoContentScreen()
    func show(_ rows: [BookRowViewModel])
}

protocol BookListPresentation: AnyObject { // = presenter by conformer in BookList
    var view: BookListView? { get set }
    var interactor: BookListUseCase! { get set }
    var router: BookListWireframe! { get set }

    func viewDidLoad()
    func didSelectBook(at row: Int)
}

protocol BookListUseCase: AnyObject { // = interactor by conformer in BookList
    var output: BookListInteractorOutput! { get set }

    func fetchBooks()
}

protocol BookListInteractorOutput: AnyObject { // = presenter by conformer in BookList
    func booksFetched(_ books: [Book])
    func booksFetchFailed()
}

protocol BookListWireframe: AnyObject { // = router by conformer in BookList
    var viewController: UIViewController? { get set }

    func presentDetails(for book: Book)

    static func assembleModule() -> UIViewController
}
