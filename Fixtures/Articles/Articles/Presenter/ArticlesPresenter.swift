import Foundation

class ArticlesPresenter: ArticlesModuleInterface, ArticlesInteractorOutput { // = presenter by name in Articles
    weak var view: ArticlesViewInterface!
    var interactor: ArticlesInteractorInput!
    var wireframe: ArticlesWireframe! // ~ protocol_boundary: ArticlesWireframe

    // MARK: - ArticlesModuleInterface

    func updateView() {
        interactor.fetchArticles()
    }

    func showDetails(for article: Article) {
        wireframe.presentDetailsInterface(for: article)
    }

    // MARK: - ArticlesInteractorOutput

    func articlesFetched(_ articles: [Article]) {
        guard !articles.isEmpty else {
            view.showNoContentScreen()
            return
        }
        view.showArticlesData(articles: articles.sorted { ($0.date ?? "") > ($1.date ?? "") })
    }
}
