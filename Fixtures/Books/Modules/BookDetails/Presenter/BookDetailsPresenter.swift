import Foundation

final class BookDetailsPresenter: BookDetailsPresenting { // = presenter by name in BookDetails
    weak var view: BookDetailsView?

    private let book: Book
    private let interactor: BookDetailsInteracting
    private let router: BookDetailsRouting

    init(book: Book, interactor: BookDetailsInteracting, router: BookDetailsRouting) {
        self.book = book
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        view?.show(title: book.title, details: "\(book.author), \(book.pages) pages")
        view?.show(isOnReadingList: interactor.isOnReadingList(book))
    }

    func didTapReadingList() {
        interactor.toggleReadingList(book)
        view?.show(isOnReadingList: interactor.isOnReadingList(book))
    }

    func didTapClose() {
        router.close()
    }
}
