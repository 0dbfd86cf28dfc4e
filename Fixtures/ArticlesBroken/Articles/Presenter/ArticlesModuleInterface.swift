import UIKit

/// A file of protocols only may import what it likes; what a face names is another matter.
protocol ArticlesModuleInterface: AnyObject { // = presenter by conformer in Articles
    func updateView()
    func didTapSort(_ sender: UIBarButtonItem) // ~ ui_type: UIBarButtonItem
    func showDetails(for article: Article)
}
