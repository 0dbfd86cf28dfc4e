import UIKit

class BookCell: UITableViewCell { // = view by inherits in BookList
    func setup(_ book: Book) { // ~ entity_in_view: Book
        textLabel?.text = book.title
        detailTextLabel?.text = book.author
    }
}
