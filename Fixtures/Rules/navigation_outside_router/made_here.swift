// A plain controller that is made where it is shown is a screen, one that is handed in may be an alert; and a
// container moves between what it holds, and presents no more than another view.
//- Guide/GuideViewController.swift
import UIKit

final class GuideViewController: UIViewController {
  var output: GuideViewOutput?
  private let sheet = UITableViewController(style: .plain)

  func about() {
    let page = UIViewController()
    present(page, animated: true)  // ~ navigation_outside_router: present
    present(UIPageViewController(), animated: true)  // ~+ navigation_outside_router
    present(sheet, animated: true)  // ~+ navigation_outside_router
  }

  func show(_ controller: UIViewController) { present(controller, animated: true) }
}

//- Guide/GuidePagesController.swift
import UIKit

final class GuidePagesController: UINavigationController {
  var output: GuideViewOutput?

  func hint() {
    present(GuideHintController(), animated: true)  // ~ navigation_outside_router: present
    pushViewController(GuideHintController(), animated: true)
    popToRootViewController(animated: true)
  }
}

final class GuideHintController: UIViewController {}

//- Guide/GuidePresenter.swift
protocol GuideViewOutput {}

final class GuidePresenter: GuideViewOutput {
  var router: GuideRouterInput?
}

//- Guide/GuideRouter.swift
protocol GuideRouterInput {}

final class GuideRouter: GuideRouterInput {}
