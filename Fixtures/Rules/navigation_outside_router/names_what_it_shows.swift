// A screen that is only named to be shown there is no finding beside that of the move, which is the
// router's.
//- Task/TaskViewController.swift
import UIKit

final class TaskViewController: UIViewController {
  var output: TaskViewOutput?
}

//- Task/TaskPresenter.swift
protocol TaskViewOutput {}

final class TaskPresenter: TaskViewOutput {
  var interactor: TaskInteractorInput?
}

//- Task/TaskRouter.swift
import UIKit

protocol TaskRouterInput: AnyObject {
  var controller: UIViewController? { get }
}

final class TaskRouter: TaskRouterInput {
  weak var controller: UIViewController?
}

//- Task/DayViewController.swift
import UIKit

final class DayViewController: UIViewController {
  var picked: ((String) -> Void)?

  static func instance() -> UIViewController { UIViewController() }
}

//- Task/TaskInteractor.swift

protocol TaskInteractorInput {}

final class TaskInteractor: TaskInteractorInput {
  weak var router: TaskRouterInput?

  func pick() {
    guard let day = DayViewController.instance() as? DayViewController else { return }
    day.picked = { _ in }
    router?.controller?.present(day, animated: true)  // ~ navigation_outside_router
  }

  func prepare() {
    let day = DayViewController.instance() as? DayViewController  // ~ layer_dependency: DayViewController
    day?.picked = { _ in }
  }
}
