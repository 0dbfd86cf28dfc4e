// A component whose builders are made when they are asked, and keep it by a base that nobody here can change:
// they are to be computed, and all of one component are one finding. What is computed keeps nothing.
//- .viperlint.yml
exclude: []

//- Root/RootComponent.swift
import RIBs

final class RootComponent: Component<RootDependency>, HomeDependency, HelpDependency {
  lazy var home: HomeBuildable = { HomeBuilder(dependency: self) }()  // ~+ weak_back_reference
  lazy var help: HelpBuildable = { HelpBuilder(dependency: self) }()  // ~ weak_back_reference: RootComponent holds HelpBuildable strongly in 'help'
  var about: HelpBuildable { HelpBuilder(dependency: self) }
}

//- Root/Buildables.swift
import RIBs

public protocol HomeBuildable: Buildable {}
public protocol HelpBuildable: Buildable {}

//- Root/RootBuilder.swift
import RIBs

protocol RootDependency: Dependency {}

final class RootBuilder: Builder<RootDependency> {
  func build() -> RootRouter {
    let controller = RootViewController()
    return RootRouter(interactor: RootInteractor(presenter: controller), viewController: controller)
  }
}

//- Root/RootInteractor.swift
import RIBs

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable> {}

//- Root/RootRouter.swift
import RIBs

final class RootRouter: ViewableRouter<RootInteractor, ViewControllable> {}

//- Root/RootViewController.swift
import RIBs
import UIKit

final class RootViewController: UIViewController, RootPresentable, ViewControllable {}

//- Home/HomeBuilder.swift
import RIBs

protocol HomeDependency: Dependency {}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
  func build() -> HomeRouter {
    let controller = HomeViewController()
    return HomeRouter(interactor: HomeInteractor(presenter: controller), viewController: controller)
  }
}

//- Home/HomeInteractor.swift
import RIBs

protocol HomePresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {}

//- Home/HomeRouter.swift
import RIBs

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}

//- Home/HomeViewController.swift
import RIBs
import UIKit

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {}

//- Help/HelpBuilder.swift
import RIBs

protocol HelpDependency: Dependency {}

final class HelpBuilder: Builder<HelpDependency>, HelpBuildable {
  func build() -> HelpRouter {
    let controller = HelpViewController()
    return HelpRouter(interactor: HelpInteractor(presenter: controller), viewController: controller)
  }
}

//- Help/HelpInteractor.swift
import RIBs

protocol HelpPresentable: Presentable {}

final class HelpInteractor: PresentableInteractor<HelpPresentable> {}

//- Help/HelpRouter.swift
import RIBs

final class HelpRouter: ViewableRouter<HelpInteractor, ViewControllable> {}

//- Help/HelpViewController.swift
import RIBs
import UIKit

final class HelpViewController: UIViewController, HelpPresentable, ViewControllable {}
