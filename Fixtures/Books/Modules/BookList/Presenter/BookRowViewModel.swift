import Foundation

struct BookRowViewModel { // = view_model by name in BookList
    let title: String
    let author: String

    init(book: Book) {
        title = book.title
        author = "by \(book.author)"
    }
}
