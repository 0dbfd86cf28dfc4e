import Foundation

final class BookDetailsInteractor: BookDetailsInteracting { // = interactor by name in BookDetails
    private let store: ReadingListStoring

    init(store: ReadingListStoring = ReadingListStore()) {
        self.store = store
    }

    func isOnReadingList(_ book: Book) -> Bool {
        return store.contains(book)
    }

    func toggleReadingList(_ book: Book) {
        store.toggle(book)
    }
}
