import UIKit

class ArticlesWireframe: NSObject { // = router by name in Articles
    var articlesViewController: ArticlesViewController! // ~ weak_back_reference: ArticlesViewController
    var articlesInteractor: ArticlesInteractorInput? // ~ layer_dependency: ArticlesInteractorInput
    var detailsWireframe: DetailsWireframe! // ~ module_boundary: DetailsWireframe
    var detailsViewController: DetailsViewController? // ~ module_boundary: DetailsViewController

    // MARK: - Assembly

    func presentArticlesInterface(in window: UIWindow) {
        let storyboard = UIStoryboard(name: "Articles", bundle: nil)
        let identifier = "ArticlesViewController"
        let viewController = storyboard.instantiateViewController(withIdentifier: identifier)
        guard let articlesViewController = viewController as? ArticlesViewController else { return }

        let presenter = ArticlesPresenter()
        let interactor = ArticlesInteractor()
        articlesViewController.presenter = presenter
        articlesViewController.interactor = interactor
        articlesViewController.wireframe = self
        presenter.view = articlesViewController
        presenter.interactor = interactor
        presenter.wireframe = self
        interactor.output = presenter
        interactor.view = articlesViewController
        interactor.wireframe = self
        self.articlesViewController = articlesViewController
        articlesInteractor = interactor

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
        detailsViewController = articlesViewController.navigationController?.topViewController
            as? DetailsViewController
        articlesInteractor?.fetchArticles()
    }
}
