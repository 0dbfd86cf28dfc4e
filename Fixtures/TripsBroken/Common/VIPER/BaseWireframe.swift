import UIKit

protocol WireframeInterface: AnyObject {
}

class BaseWireframe<ViewController> where ViewController: UIViewController {

    private weak var _viewController: ViewController?

    // Keeps the controller until somebody asks for it, and no longer: the reference that stays is the
    // weak one.
    private var temporaryStoredViewController: ViewController?

    init(viewController: ViewController) {
        temporaryStoredViewController = viewController
        _viewController = viewController
    }
}

extension BaseWireframe: WireframeInterface {
}

extension BaseWireframe {

    var viewController: ViewController {
        defer { temporaryStoredViewController = nil }
        return _viewController!
    }

    var navigationController: UINavigationController? {
        return viewController.navigationController
    }
}

extension UIViewController {

    func presentWireframe<ViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        present(wireframe.viewController, animated: animated, completion: nil)
    }
}

extension UINavigationController {

    func pushWireframe<ViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        pushViewController(wireframe.viewController, animated: animated)
    }

    func setRootWireframe<ViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        setViewControllers([wireframe.viewController], animated: animated)
    }
}
