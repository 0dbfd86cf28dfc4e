import Foundation

protocol RecipeListViewOutput: AnyObject { // = presenter by conformer in RecipeList
    func viewIsReady()
    func didSelectRow(at indexPath: IndexPath)
    func didTapHelp()
}
