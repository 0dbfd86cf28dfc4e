//- .viperlint.yml
preset: ribs

//- Orchard/OrchardRouter.swift
import RIBs

protocol OrchardInteractable: Interactable {}

protocol OrchardViewControllable: ViewControllable {
  func closeTop()
  func open(_ page: ViewControllable)
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

  func open(_ page: ViewControllable) {
    navigationController?.pushViewController(page.uiviewController, animated: true)
    reveal(page)
  }

  private func reveal(_ page: ViewControllable) {
    navigationController?.setViewControllers([page.uiviewController], animated: true)
  }
}

//= twin
//- .viperlint.yml
preset: ribs

//- Orchard/OrchardRouter.swift
import RIBs

protocol OrchardInteractable: Interactable {}

protocol OrchardViewControllable: ViewControllable {
  func open(_ page: ViewControllable)
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

  // Another function than the one that is asked for, whatever its name.
  func open(_ title: String) {
    let page = UIViewController()
    navigationController?.pushViewController(page, animated: true)  // ~ navigation_outside_router
  }

  // An action calls it as well.
  func tapped() { reveal(self) }
  func open(_ page: ViewControllable) { reveal(page) }
  private func reveal(_ page: ViewControllable) {
    navigationController?.setViewControllers([page.uiviewController], animated: true)  // ~ navigation_outside_router
  }
}
