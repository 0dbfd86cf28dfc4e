import Foundation

protocol ArticlesViewInterface: AnyObject { // = view by conformer in Articles
    func showArticlesData(articles: [Article]) // ~ entity_in_view: Article
    func showNoContentScreen()
}
