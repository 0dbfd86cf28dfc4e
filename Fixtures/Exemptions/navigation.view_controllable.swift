//- .viperlint.yml
preset: ribs

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

  func closeTop() { navigationController?.popViewController(animated: true) }
}

//= twin
//- .viperlint.yml
preset: ribs

//- Orchard/OrchardRouter.swift
import RIBs

protocol OrchardInteractable: Interactable {}

protocol OrchardViewControllable: ViewControllable {
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

  func closeTop() { navigationController?.popViewController(animated: true) }  // ~ navigation_outside_router
}
