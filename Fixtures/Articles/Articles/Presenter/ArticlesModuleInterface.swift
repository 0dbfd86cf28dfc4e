import Foundation

/// What the view tells its presenter. The name says module, but nobody outside knows it.
protocol ArticlesModuleInterface: AnyObject { // = presenter by conformer in Articles
    func updateView()
    func showDetails(for article: Article)
}
