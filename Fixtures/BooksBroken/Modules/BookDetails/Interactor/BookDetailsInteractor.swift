import Foundation

final class BookDetailsInteractor: BookDetailsInteracting { // = interactor by name in BookDetails
    private let store: ReadingListStore // ~ note? protocol_boundary: ReadingListStore
    private weak var wireframe: BookDetailsRouting? // ~ layer_dependency: BookDetailsRouting

    init(store: ReadingListStore = ReadingListStore()) { // ~+ protocol_boundary
        self.store = store
    }

    func isOnReadingList(_ book: Book) -> Bool {
        return store.contains(book)
    }

    func toggleReadingList(_ book: Book) {
        store.toggle(book)
        wireframe?.close()
    }
}
