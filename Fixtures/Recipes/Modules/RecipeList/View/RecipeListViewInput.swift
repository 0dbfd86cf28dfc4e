import Foundation

protocol RecipeListViewInput: AnyObject { // = view by conformer in RecipeList
    func show(rows: [RecipeRowViewModel])
    func present(message: String, animated: Bool)
}
