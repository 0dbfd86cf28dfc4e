// A function of one's own controller that presents itself, or that a base shares to push what it is
// handed, moves between screens for who calls it.
//- Base/BaseController.swift
import UIKit

class BaseController: UIViewController {
  func open(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}

//- Seats/SeatsViewController.swift
import UIKit

final class SeatsViewController: BaseController {
  var output: SeatsViewOutput?
  private let plan = PlanViewController()

  func tapPlan() {
    plan.present(in: self)  // ~ navigation_outside_router: present
    plan.refresh()
  }

  func tapNext() {
    open(PlanViewController())  // ~ navigation_outside_router: open
  }
}

//- Seats/SeatsPresenter.swift
protocol SeatsViewOutput {}

final class SeatsPresenter: SeatsViewOutput {
  var router: SeatsRouterInput?
}

//- Seats/SeatsRouter.swift
import UIKit

protocol SeatsRouterInput {}

final class SeatsRouter: SeatsRouterInput {
  weak var view: UIViewController?

  func showPlan() {
    guard let view else { return }
    PlanViewController().present(in: view)
  }
}

//- Common/PlanViewController.swift
import UIKit

final class PlanViewController: UIViewController {
  func present(in controller: UIViewController) {
    controller.present(self, animated: true)
  }

  func refresh() {}
}
