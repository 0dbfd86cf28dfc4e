import UIKit // ~+ ui_type

class BookListPresenter: BookListPresentation { // = presenter by name in BookList
    var view: BookListView? // ~ weak_back_reference: BookListView
    var interactor: BookListInteractor! // ~ protocol_boundary: BookListInteractor
    var store: ReadingListStoring? // ~ layer_dependency: ReadingListStoring
    var router: BookListWireframe!

    private var books: [Book] = [] {
        didSet {
            if books.isEmpty {
                view?.showNoContentScreen()
            } else {
                view?.show(BookRowViewModel(book: books[0]))
                view?.show(books)
            }
            FileManager.default.createFile(atPath: "books", contents: nil) // ~ data_access: FileManager
        }
    }

    func viewDidLoad() {
        interactor.fetchBooks()
    }

    func didTap(_ button: UIBarButtonItem) { // ~+ ui_type
        button.isEnabled = false
        books.first.map { store?.toggle($0) }
    }

    func didSelectBook(at row: Int) {
        router.presentDetails(for: books[row])
    }
}

extension BookListPresenter: BookListInteractorOutput {
    func booksFetched(_ books: [Book]) {
        self.books = books
    }

    func booksFetchFailed() {
        view?.showNoContentScreen()
    }
}
