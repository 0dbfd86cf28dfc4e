// RIBs' own sources may lie in the app: a router asks its ViewControllable all the same. What no requirement asks
// for is the controller's own move.
//- .viperlint.yml
preset: ribs

//- RIBs/ViewControllable.swift
import UIKit

public protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }

//- Orchard/OrchardRouter.swift
import RIBs

protocol OrchardInteractable: Interactable {}

protocol OrchardViewControllable: ViewControllable {
  func closeTop()
}

final class OrchardRouter: ViewableRouter<OrchardInteractable, OrchardViewControllable> {
  func routeBack() { viewController.closeTop() }
}

//- Orchard/OrchardInteractor.swift
import RIBs

protocol OrchardPresentable: Presentable {}

final class OrchardInteractor: PresentableInteractor<OrchardPresentable>, OrchardInteractable,
  OrchardPresentableListener
{}

//- Orchard/OrchardViewController.swift
import UIKit

protocol OrchardPresentableListener: AnyObject {}

final class OrchardViewController: UIViewController, OrchardPresentable, OrchardViewControllable {
  weak var listener: OrchardPresentableListener?
  var uiviewController: UIViewController { self }

  func closeTop() { navigationController?.popViewController(animated: true) }
  func leave() { navigationController?.popToRootViewController(animated: true) }  // ~ navigation_outside_router: popToRoot
}
