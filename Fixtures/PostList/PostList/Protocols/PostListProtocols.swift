import UIKit

protocol PostListViewProtocol: class { // = view by conformer in PostList
    var presenter: PostListPresenterProtocol? { get set }

    // PRESENTER -> VIEW
    func showPosts(with posts: [PostModel]) // ~ entity_in_view: PostModel
    func showError()
    func showLoading()
    func hideLoading()
}

protocol PostListWireFrameProtocol: class { // = router by conformer in PostList
    static func createPostListModule() -> UIViewController

    // PRESENTER -> WIREFRAME
    func presentPostDetailScreen(from view: PostListViewProtocol, forPost post: PostModel)
}

protocol PostListPresenterProtocol: class { // = presenter by conformer in PostList
    var view: PostListViewProtocol? { get set }
    var interactor: PostListInteractorInputProtocol? { get set }
    var wireFrame: PostListWireFrameProtocol? { get set }

    // VIEW -> PRESENTER
    func viewDidLoad()
    func showPostDetail(forPost post: PostModel)
}

protocol PostListInteractorOutputProtocol: class { // = presenter by conformer in PostList
    // INTERACTOR -> PRESENTER
    func didRetrievePosts(_ posts: [PostModel])
    func onError()
}

protocol PostListInteractorInputProtocol: class { // = interactor by conformer in PostList
    var presenter: PostListInteractorOutputProtocol? { get set }
    var localDatamanager: PostListLocalDataManagerInputProtocol? { get set }
    var remoteDatamanager: PostListRemoteDataManagerInputProtocol? { get set }

    // PRESENTER -> INTERACTOR
    func retrievePostList()
}

protocol PostListRemoteDataManagerInputProtocol: class { // = service by conformer in PostList
    var remoteRequestHandler: PostListRemoteDataManagerOutputProtocol? { get set }

    // INTERACTOR -> REMOTEDATAMANAGER
    func retrievePostList()
}

protocol PostListRemoteDataManagerOutputProtocol: class {
    // REMOTEDATAMANAGER -> INTERACTOR
    func onPostsRetrieved(_ posts: [PostModel])
    func onError()
}

protocol PostListLocalDataManagerInputProtocol: class { // = service by conformer in PostList
    // INTERACTOR -> LOCALDATAMANAGER
    func retrievePostList() throws -> [Post]
    func savePost(id: Int, title: String, imageUrl: String) throws
}
