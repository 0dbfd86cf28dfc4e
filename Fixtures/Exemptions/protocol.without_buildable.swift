//- .viperlint.yml
preset: ribs

//- Root/RootRouter.swift
import RIBs

protocol RootInteractable: Interactable {}

protocol RootViewControllable: ViewControllable {}

final class RootRouter: ViewableRouter<RootInteractable, RootViewControllable> {
  private let component: RootComponent

  init(
    interactor: RootInteractable, viewController: RootViewControllable, component: RootComponent
  ) {
    self.component = component
    super.init(interactor: interactor, viewController: viewController)
  }
}

//- Root/RootBuilder.swift
import RIBs

protocol LoginDependency: Dependency {
  var server: String { get }
}

final class RootComponent: Component<EmptyDependency>, LoginDependency {
  let server = "example.org"
}

//= twin
//- .viperlint.yml
preset: ribs

//- Root/RootRouter.swift
import RIBs

protocol RootInteractable: Interactable {}

protocol RootViewControllable: ViewControllable {}

final class RootRouter: ViewableRouter<RootInteractable, RootViewControllable> {
  private let login: LoginBuilder  // ~ protocol_boundary

  init(
    interactor: RootInteractable, viewController: RootViewControllable, login: LoginBuilder  // ~+ protocol_boundary
  ) {
    self.login = login
    super.init(interactor: interactor, viewController: viewController)
  }
}

//- Login/LoginBuilder.swift
import RIBs

protocol LoginBuildable: Buildable {
  func build() -> ViewableRouting
}

final class LoginBuilder: Builder<EmptyDependency>, LoginBuildable {
  func build() -> ViewableRouting { fatalError() }
}
