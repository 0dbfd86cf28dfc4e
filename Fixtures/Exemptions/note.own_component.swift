//- .viperlint.yml
exclude: []

//- Feed/FeedBuilder.swift
import RIBs

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency> {
  let title = "Feed"
}

final class FeedBuilder: Builder<FeedDependency> {
  func build() -> FeedRouter {
    let controller = FeedViewController()
    let component = FeedComponent()
    return FeedRouter(interactor: FeedInteractor(presenter: controller, component: component))
  }
}

//- Feed/FeedInteractor.swift
import RIBs

protocol FeedPresentable: Presentable {}

final class FeedInteractor: PresentableInteractor<FeedPresentable> {
  private let component: FeedComponent  // ~ note layer_dependency

  init(presenter: FeedPresentable, component: FeedComponent) {  // ~+ layer_dependency
    self.component = component
    super.init(presenter: presenter)
  }
}

//- Feed/FeedRouter.swift
import RIBs

protocol FeedInteractable: Interactable {}
protocol FeedViewControllable: ViewControllable {}

final class FeedRouter: ViewableRouter<FeedInteractable, FeedViewControllable> {}

//- Feed/FeedViewController.swift
import RIBs
import UIKit

final class FeedViewController: UIViewController, FeedPresentable, FeedViewControllable {}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedBuilder.swift
import RIBs

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency> {
  let title = "Feed"
}

final class FeedBuilder: Builder<FeedDependency> {
  func build() -> FeedRouter {
    let controller = FeedViewController()
    return FeedRouter(interactor: FeedInteractor(presenter: controller, builder: self))
  }
}

//- Feed/FeedInteractor.swift
import RIBs

protocol FeedPresentable: Presentable {}

final class FeedInteractor: PresentableInteractor<FeedPresentable> {
  private let builder: FeedBuilder  // ~ layer_dependency

  init(presenter: FeedPresentable, builder: FeedBuilder) {  // ~+ layer_dependency
    self.builder = builder
    super.init(presenter: presenter)
  }
}

//- Feed/FeedRouter.swift
import RIBs

protocol FeedInteractable: Interactable {}
protocol FeedViewControllable: ViewControllable {}

final class FeedRouter: ViewableRouter<FeedInteractable, FeedViewControllable> {}

//- Feed/FeedViewController.swift
import RIBs
import UIKit

final class FeedViewController: UIViewController, FeedPresentable, FeedViewControllable {}
