import UIKit

class BookCell: UITableViewCell { // = view by inherits in BookList
    func setup(_ row: BookRowViewModel) {
        textLabel?.text = row.title
        detailTextLabel?.text = row.author
    }
}
