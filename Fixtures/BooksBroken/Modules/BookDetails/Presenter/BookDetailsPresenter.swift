import Foundation

final class BookDetailsPresenter: BookDetailsPresenting { // = presenter by name in BookDetails
    weak var view: BookDetailsViewController? // ~ protocol_boundary: BookDetailsViewController

    private let book: Book
    private let interactor: BookDetailsInteracting = BookDetailsInteractor() // ~ assembly_outside_builder: BookDetailsInteractor
    private let router: BookDetailsRouter // ~ protocol_boundary: BookDetailsRouter

    init(book: Book, router: BookDetailsRouter) { // ~+ protocol_boundary
        self.book = book
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
