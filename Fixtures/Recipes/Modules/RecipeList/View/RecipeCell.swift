import UIKit

final class RecipeCell: UITableViewCell { // = view by inherits in RecipeList
    static let identifier = "RecipeCell"

    func configure(with row: RecipeRowViewModel) {
        textLabel?.text = row.title
        detailTextLabel?.text = row.subtitle
    }
}
