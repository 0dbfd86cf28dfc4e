import UIKit

final class RecipeCell: UITableViewCell { // = view by inherits in RecipeList
    static let identifier = "RecipeCell"

    func configure(with recipe: Recipe) { // ~ also? entity_in_view: Recipe
        textLabel?.text = recipe.title
        detailTextLabel?.text = "\(recipe.minutes)"
    }
}
