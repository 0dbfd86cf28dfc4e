import Foundation

class PostListInteractor: PostListInteractorInputProtocol { // = interactor by name in PostList

    weak var presenter: PostListInteractorOutputProtocol?
    var localDatamanager: PostListLocalDataManagerInputProtocol?
    var remoteDatamanager: PostListRemoteDataManagerInputProtocol?

    func retrievePostList() {
        do {
            let posts = try localDatamanager?.retrievePostList() ?? []
            if posts.isEmpty {
                remoteDatamanager?.retrievePostList()
            } else {
                presenter?.didRetrievePosts(posts.map { $0.model })
            }
        } catch {
            presenter?.didRetrievePosts([])
        }
    }

}

extension PostListInteractor: PostListRemoteDataManagerOutputProtocol {

    func onPostsRetrieved(_ posts: [PostModel]) {
        presenter?.didRetrievePosts(posts)
        for post in posts {
            try? localDatamanager?.savePost(id: post.id, title: post.title, imageUrl: post.imageUrl)
        }
    }

    func onError() {
        presenter?.onError()
    }

}
