import UIKit // ~+ ui_type

struct BookRowViewModel { // = view_model by name in BookList
    let title: String
    let author: String
    let book: Book // ~ entity_in_view: Book
    let image: UIImage? // ~ note? ui_type: UIImage

    init(book: Book) {
        self.book = book
        image = book.cover
        title = book.title
        author = "by \(book.author)"
    }
}
