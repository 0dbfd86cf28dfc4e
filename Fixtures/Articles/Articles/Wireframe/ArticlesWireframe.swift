import UIKit

class ArticlesWireframe: NSObject { // = router by name in Articles
    weak var articlesViewController: ArticlesViewController!
    var detailsWireframe: DetailsWireframe! // ~ module_boundary: DetailsWireframe

    // MARK: - Assembly

    func presentArticlesInterface(in window: UIWindow) {
        let storyboard = UIStoryboard(name: "Articles", bundle: nil)
        let identifier = "ArticlesViewController"
        let viewController = storyboard.instantiateViewController(withIdentifier: identifier)
        guard let articlesViewController = viewController as? ArticlesViewController else { return }

        let presenter = ArticlesPresenter()
        let interactor = ArticlesInteractor()
        articlesViewController.presenter = presenter
        presenter.view = articlesViewController
        presenter.interactor = interactor
        presenter.wireframe = self
        interactor.output = presenter
        self.articlesViewController = articlesViewController

        window.rootViewController = UINavigationController(rootViewController: articlesViewController)
        window.makeKeyAndVisible()
    }
}

// MARK: - ArticlesWireframeInput

extension ArticlesWireframe: ArticlesWireframeInput {
    func presentDetailsInterface(for article: Article) {
        detailsWireframe = DetailsWireframe()
        detailsWireframe.detailsPresenter.article = article // ~ module_boundary: DetailsPresenter
        detailsWireframe.presentDetailsInterface(from: articlesViewController)
    }
}
