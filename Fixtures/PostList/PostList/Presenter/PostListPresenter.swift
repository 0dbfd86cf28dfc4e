import Foundation

class PostListPresenter: PostListPresenterProtocol { // = presenter by name in PostList

    weak var view: PostListViewProtocol?
    var interactor: PostListInteractorInputProtocol?
    var wireFrame: PostListWireFrameProtocol?

    func viewDidLoad() {
        view?.showLoading()
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
