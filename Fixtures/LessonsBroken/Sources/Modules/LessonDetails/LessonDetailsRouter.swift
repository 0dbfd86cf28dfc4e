import UIKit

protocol LessonDetailsRouterProtocol: AnyObject { // = router by conformer in LessonDetails
    func close()
}

final class LessonDetailsRouter: LessonDetailsRouterProtocol { // = router by name in LessonDetails
    weak var viewController: UIViewController?

    func close() {
        viewController?.dismiss(animated: true)
    }
}
