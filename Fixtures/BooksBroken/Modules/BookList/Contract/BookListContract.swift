import UIKit

protocol BookListView: AnyObject { // = view by conformer in BookList
    var presenter: BookListPresentation! { get set }

    func showNoContentScreen()
    func show(_ books: [Book]) // ~ entity_in_view: Book
    func show(_ headline: BookRowViewModel)
}

protocol BookListPresentation: AnyObject { // = presenter by conformer in BookList
    var router: BookListWireframe! { get set } // ~ interface_leak: BookListPresentation

    func viewDidLoad()
    func didTap(_ button: UIBarButtonItem) // ~ ui_type: UIBarButtonItem
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
