//- App/FlowCoordinator.swift
class FlowCoordinator {  // = router
  var navigation = UINavigationController()
  func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
}
//- Plan/PlanCoordinator.swift
final class PlanCoordinator: FlowCoordinator {  // = router
  func start() { show(PlanViewController()) }
}
//- Plan/PlanViewController.swift
final class PlanViewController: UIViewController { var presenter: PlanPresenter? }
//- Plan/PlanPresenter.swift
final class PlanPresenter {}

//= twin
//- App/FlowCoordinator.swift
class FlowCoordinator {  // = none
  var steps: [String] = []
  func note(_ step: String) { steps.append(step) }
}
//- Plan/PlanCoordinator.swift
final class PlanCoordinator: FlowCoordinator {  // = none
  func start() { note("start") }
}
//- Plan/PlanViewController.swift
final class PlanViewController: UIViewController { var presenter: PlanPresenter? }
//- Plan/PlanPresenter.swift
final class PlanPresenter {}
