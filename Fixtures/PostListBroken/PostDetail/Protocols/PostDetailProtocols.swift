import UIKit

protocol PostDetailViewProtocol: class { // = view by conformer in PostDetail
    var presenter: PostDetailPresenterProtocol? { get set }

    // PRESENTER -> VIEW
    func showPostDetail(forPost post: PostModel) // ~ entity_in_view: PostModel
    func showBookmark(isOn: Bool)
}

protocol PostDetailWireFrameProtocol: class { // = router by conformer in PostDetail
    static func createPostDetailModule(forPost post: PostModel) -> UIViewController

    // PRESENTER -> WIREFRAME
    func close(_ view: PostDetailViewProtocol)
}

protocol PostDetailPresenterProtocol: class { // = presenter by conformer in PostDetail
    var view: PostDetailViewProtocol? { get set }
    var post: PostModel? { get set }

    // VIEW -> PRESENTER
    func viewDidLoad()
    func toggleBookmark()
    func share(_ image: UIImage) // ~ ui_type: UIImage
    func close()
}

protocol PostDetailLocalDataManagerInputProtocol: class { // = service by conformer in PostDetail
    // PRESENTER -> LOCALDATAMANAGER
    func isBookmarked(id: Int) -> Bool
    func setBookmarked(_ isBookmarked: Bool, id: Int) throws
}
