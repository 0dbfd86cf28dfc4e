import Foundation

class BookListInteractor: BookListUseCase { // = interactor by name in BookList
    weak var output: BookListInteractorOutput!

    private let bookService: BookFetching = BookService()

    func fetchBooks() {
        bookService.fetchBooks { [weak self] books in
            if let books = books {
                self?.output.booksFetched(books)
            } else {
                self?.output.booksFetchFailed()
            }
        }
    }
}
