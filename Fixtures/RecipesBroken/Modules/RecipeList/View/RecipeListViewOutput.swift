import UIKit

protocol RecipeListViewOutput: AnyObject { // = presenter by conformer in RecipeList
    var router: RecipeListRouterInput { get } // ~ interface_leak: RecipeListViewOutput

    func viewIsReady()
    func didSelectRow(of tableView: UITableView, at indexPath: IndexPath) // ~ ui_type: UITableView
    func didTapHelp()
}
