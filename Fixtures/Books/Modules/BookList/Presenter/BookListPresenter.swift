import Foundation

class BookListPresenter: BookListPresentation { // = presenter by name in BookList
    weak var view: BookListView?
    var interactor: BookListUseCase!
    var router: BookListWireframe!

    private var books: [Book] = [] {
        didSet {
            if books.isEmpty {
                view?.showNoContentScreen()
            } else {
                view?.show(books.map(BookRowViewModel.init(book:)))
            }
        }
    }

    func viewDidLoad() {
        interactor.fetchBooks()
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
