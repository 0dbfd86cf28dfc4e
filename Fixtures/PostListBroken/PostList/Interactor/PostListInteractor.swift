import UIKit // ~+ ui_type

/// Only the interactor makes one, so it is an entity on a single fact.
struct PostStatistics { // = entity by deduced in PostList
    let count: Int
}

class PostListInteractor: PostListInteractorInputProtocol { // = interactor by name in PostList

    var presenter: PostListInteractorOutputProtocol? // ~ weak_back_reference: PostListInteractorOutputProtocol
    var localDatamanager: PostListLocalDataManagerInputProtocol?
    var remoteDatamanager: PostListRemoteDataManager? // ~ protocol_boundary: PostListRemoteDataManager

    // Another module's service is open, and yet to be known by a protocol.
    private let detailDataManager = PostDetailLocalDataManager() // ~ protocol_boundary: PostDetailLocalDataManager

    var statistics: PostStatistics {
        return PostStatistics(count: (try? localDatamanager?.retrievePostList().count) ?? 0)
    }

    func upload(_ image: UIImage) { // ~+ ui_type
        try? detailDataManager.setBookmarked(true, id: image.hash)
    }

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
