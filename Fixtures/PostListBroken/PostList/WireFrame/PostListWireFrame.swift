import UIKit

class PostListWireFrame: PostListWireFrameProtocol { // = router by name in PostList

    var view: PostListView? // ~ weak_back_reference: PostListView
    var postDetailPresenter: PostDetailPresenterProtocol? // ~ module_boundary: PostDetailPresenterProtocol

    class func createPostListModule() -> UIViewController {
        let navController = mainStoryboard.instantiateViewController(
            withIdentifier: "PostsNavigationController")
        if let view = navController.children.first as? PostListView {
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let localDataManager = PostListLocalDataManager()
            let remoteDataManager = PostListRemoteDataManager()
            let wireFrame = PostListWireFrame()

            view.presenter = presenter
            presenter.view = view
            presenter.wireFrame = wireFrame
            presenter.interactor = interactor
            interactor.presenter = presenter
            interactor.localDatamanager = localDataManager
            interactor.remoteDatamanager = remoteDataManager
            remoteDataManager.remoteRequestHandler = interactor
            remoteDataManager.presenter = presenter
            presenter.localDatamanager = localDataManager
            view.remoteDatamanager = remoteDataManager
            view.wireFrame = wireFrame
            view.statistics = interactor.statistics
            wireFrame.view = view

            return navController
        }
        return UIViewController()
    }

    static var mainStoryboard: UIStoryboard {
        return UIStoryboard(name: "Main", bundle: Bundle.main)
    }

    func presentPostDetailScreen(from view: PostListViewProtocol, forPost post: PostModel) {
        let postDetailViewController = PostDetailWireFrame.createPostDetailModule(forPost: post)
        if let detailView = postDetailViewController as? PostDetailView { // ~ module_boundary: PostDetailView
            postDetailPresenter = detailView.presenter // ~+ module_boundary
        }
        if let sourceView = view as? UIViewController {
            sourceView.navigationController?.pushViewController(
                postDetailViewController, animated: true)
        }
    }

}
