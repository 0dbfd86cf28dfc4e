import UIKit // ~+ ui_type

// There is no interactor here, so the presenter stands in for it: services by protocol only.
class PostDetailPresenter: PostDetailPresenterProtocol { // = presenter by name in PostDetail

    weak var view: PostDetailViewProtocol?
    var wireFrame: PostDetailWireFrame? // ~ protocol_boundary: PostDetailWireFrame
    var localDatamanager: PostDetailLocalDataManager? // ~ protocol_boundary: PostDetailLocalDataManager
    var post: PostModel?
    private var visits = 0
    private var sharedBytes = 0

    func viewDidLoad() {
        guard let post = post else { return }
        view?.showPostDetail(forPost: post)
        view?.showBookmark(isOn: localDatamanager?.isBookmarked(id: post.id) ?? false)
    }

    func countVisit() {
        visits += 1
    }

    func share(_ image: UIImage) { // ~+ ui_type
        sharedBytes += image.hash
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
