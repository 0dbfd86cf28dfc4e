import UIKit

class BookCell: UITableViewCell { // = view by inherits in BookList
    func setup(_ book: Book) { // ~ also? entity_in_view: Book
        textLabel?.text = book.title
        detailTextLabel?.text = book.author
    }
}
