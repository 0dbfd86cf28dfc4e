import UIKit // ~+ ui_type

class ArticlesPresenter: ArticlesModuleInterface, ArticlesInteractorOutput { // = presenter by name in Articles
    var view: ArticlesViewInterface! // ~ weak_back_reference: ArticlesViewInterface
    var interactor: ArticlesInteractor! // ~ protocol_boundary: ArticlesInteractor
    var wireframe: ArticlesWireframeInput!
    var detailsWireframe: DetailsWireframe? // ~ module_boundary: DetailsWireframe

    private var articles: [Article] = []
    private var isAscending = false

    // MARK: - ArticlesModuleInterface

    func updateView() {
        interactor.fetchArticles()
    }

    func didTapSort(_ sender: UIBarButtonItem) { // ~+ ui_type
        isAscending.toggle()
        sender.title = isAscending ? "Newest" : "Oldest"
        showArticles()
    }

    func showDetails(for article: Article) {
        guard let detailsWireframe = detailsWireframe else {
            wireframe.presentDetailsInterface(for: article)
            return
        }
        detailsWireframe.presentWebsite(at: URL(fileURLWithPath: article.website ?? "/"))
    }

    // MARK: - ArticlesInteractorOutput

    func articlesFetched(_ articles: [Article]) {
        self.articles = articles
        articles.isEmpty ? view.showNoContentScreen() : showArticles()
    }

    // MARK: - Private

    private func showArticles() {
        let newestFirst = articles.sorted { ($0.date ?? "") > ($1.date ?? "") }
        view.showArticlesData(articles: isAscending ? newestFirst.reversed() : newestFirst)
    }
}
