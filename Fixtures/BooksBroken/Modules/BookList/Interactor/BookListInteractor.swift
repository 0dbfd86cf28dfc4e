import UIKit // ~ ui_import: UIKit

class BookListInteractor: BookListUseCase { // = interactor by name in BookList
    // A requirement that is met by a strong property.
    var output: BookListInteractorOutput! // ~ weak_back_reference: BookListInteractorOutput
    weak var view: BookListView? // ~ layer_dependency: BookListView

    private let bookService = BookService() // ~ protocol_boundary: BookService

    func fetchBooks() {
        bookService.fetchBooks { [weak self] books in
            if let books = books {
                self?.output.booksFetched(books)
            } else {
                self?.view?.showNoContentScreen()
                self?.output.booksFetchFailed()
            }
        }
    }
}
