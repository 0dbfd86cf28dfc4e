import Foundation

// There is no interactor here, so the presenter stands in for it and reads the bookmarks itself.
class PostDetailPresenter: PostDetailPresenterProtocol { // = presenter by name in PostDetail

    weak var view: PostDetailViewProtocol?
    var wireFrame: PostDetailWireFrameProtocol?
    var localDatamanager: PostDetailLocalDataManagerInputProtocol?
    var post: PostModel?

    func viewDidLoad() {
        guard let post = post else { return }
        view?.showPostDetail(forPost: post)
        view?.showBookmark(isOn: localDatamanager?.isBookmarked(id: post.id) ?? false)
    }

    func toggleBookmark() {
        guard let post = post, let localDatamanager = localDatamanager else { return }
        let isBookmarked = !localDatamanager.isBookmarked(id: post.id)
        try? localDatamanager.setBookmarked(isBookmarked, id: post.id)
        view?.showBookmark(isOn: isBookmarked)
    }

    func close() {
        guard let view = view else { return }
        wireFrame?.close(view)
    }

}
