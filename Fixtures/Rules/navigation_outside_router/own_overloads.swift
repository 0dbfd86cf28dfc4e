// A view's own function of the name, without what the call tells, is not what it calls.
//- Cars/CarsViewController.swift
import UIKit

final class CarsViewController: UIViewController {
  var output: CarsViewOutput?

  func present(_ message: String) {}

  func openPlan() {
    let plan = PlanViewController()
    present(plan, animated: true)  // ~ navigation_outside_router: present
  }

  func tell() { present("") }
}

final class PlanViewController: UIViewController {}

//- Cars/CarsPresenter.swift
protocol CarsViewOutput {}

final class CarsPresenter: CarsViewOutput {
  var router: CarsRouterInput?
}

//- Cars/CarsRouter.swift
protocol CarsRouterInput {}

final class CarsRouter: CarsRouterInput {}
