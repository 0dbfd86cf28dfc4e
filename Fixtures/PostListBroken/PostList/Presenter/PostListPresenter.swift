import Foundation

class PostListPresenter: PostListPresenterProtocol { // = presenter by name in PostList

    var view: PostListViewProtocol? // ~ weak_back_reference: PostListViewProtocol
    var interactor: PostListInteractorInputProtocol?
    var wireFrame: PostListWireFrameProtocol?
    var localDatamanager: PostListLocalDataManager? // ~ layer_dependency: PostListLocalDataManager

    func viewDidLoad() {
        view?.showLoading()
        let posts = (try? localDatamanager?.retrievePostList()) ?? []
        view?.showPosts(with: posts.map { $0.model })
        interactor?.retrievePostList()
    }

    func showPostDetail(forPost post: PostModel) {
        guard let view = view else { return }
        wireFrame?.presentPostDetailScreen(from: view, forPost: post)
    }

}

extension PostListPresenter: PostListInteractorOutputProtocol {

    func didRetrievePosts(_ posts: [PostModel]) {
        view?.hideLoading()
        view?.showPosts(with: posts)
    }

    func onError() {
        view?.hideLoading()
        view?.showError()
    }

}
