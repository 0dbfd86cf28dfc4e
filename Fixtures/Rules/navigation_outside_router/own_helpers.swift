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
  private let legend = LegendViewController()

  func tapPlan() {
    plan.present(in: self)  // ~ navigation_outside_router: present
    plan.refresh()
  }

  func tapLegend() {
    legend.overlay(on: self)  // ~ navigation_outside_router: overlay
    legend.nest(in: self)
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

//- Common/Overlaying.swift
import UIKit

protocol Overlaying: UIViewController {}

extension Overlaying {
  func overlay(on host: UIViewController) { host.present(self, animated: true) }
  func nest(in parent: UIViewController) { parent.addChild(self) }
}

final class LegendViewController: UIViewController, Overlaying {}
