import Foundation

protocol ReadingListStoring: AnyObject { // = service by conformer
    func contains(_ book: Book) -> Bool
    func toggle(_ book: Book)
}

class ReadingListStore: ReadingListStoring { // = service by structure
    private let key = "readingList"

    func contains(_ book: Book) -> Bool {
        return isbns.contains(book.isbn)
    }

    func toggle(_ book: Book) {
        let others = isbns.filter { $0 != book.isbn }
        let isbns = contains(book) ? others : others + [book.isbn]
        UserDefaults.standard.set(isbns, forKey: key)
    }

    private var isbns: [String] {
        return UserDefaults.standard.stringArray(forKey: key) ?? []
    }
}
