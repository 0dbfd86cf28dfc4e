import UIKit

class PostDetailWireFrame: PostDetailWireFrameProtocol { // = router by name in PostDetail

    var presenter: PostDetailPresenter? // ~ protocol_boundary: PostDetailPresenter ~ weak_back_reference: PostDetailPresenter

    class func createPostDetailModule(forPost post: PostModel) -> UIViewController {
        let viewController = mainStoryboard.instantiateViewController(
            withIdentifier: "PostDetailController")
        if let view = viewController as? PostDetailView {
            let presenter = PostDetailPresenter()
            let wireFrame = PostDetailWireFrame()
            let localDatamanager = PostDetailLocalDataManager()

            view.presenter = presenter
            presenter.view = view
            presenter.post = post
            presenter.wireFrame = wireFrame
            presenter.localDatamanager = localDatamanager
            view.localDatamanager = localDatamanager
            wireFrame.presenter = presenter

            return viewController
        }
        return UIViewController()
    }

    static var mainStoryboard: UIStoryboard {
        return UIStoryboard(name: "Main", bundle: Bundle.main)
    }

    func close(_ view: PostDetailViewProtocol) {
        if let viewController = view as? UIViewController {
            viewController.navigationController?.popViewController(animated: true)
        }
    }

}
