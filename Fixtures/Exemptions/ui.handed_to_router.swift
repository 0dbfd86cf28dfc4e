//- .viperlint.yml
exclude: []

//- Quay/QuayViewController.swift
import UIKit

final class QuayViewController: UIViewController {
  var output: QuayViewOutput?
  func share() { output?.share(from: view) }
}

//- Quay/QuayInteractor.swift
protocol QuayInteractorInput: AnyObject { func load() }

final class QuayInteractor: QuayInteractorInput {
  weak var output: QuayInteractorOutput?
  func load() {}
}

protocol QuayInteractorOutput: AnyObject {}

//- Quay/QuayPresenter.swift
import UIKit

protocol QuayViewOutput: AnyObject {
  func share(from source: UIView?)  // ~ note ui_type: UIView
}

final class QuayPresenter: QuayViewOutput, QuayInteractorOutput {
  private let interactor: QuayInteractorInput
  private let router: QuayRouterInput

  init(interactor: QuayInteractorInput, router: QuayRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func share(from source: UIView?) {  // ~+ ui_type
    guard let source else { return }
    router.present(from: source)
  }
}

//- Quay/QuayRouter.swift
import UIKit

protocol QuayRouterInput: AnyObject { func present(from source: UIView) }

final class QuayRouter: QuayRouterInput {
  weak var controller: UIViewController?
  func present(from source: UIView) { controller?.present(UIViewController(), animated: true) }
}

//- Pier/PierViewController.swift
import UIKit

final class PierViewController: UIViewController {
  var output: PierViewOutput?
  func show() { output?.show(on: UIWindow()) }
}

//- Pier/PierInteractor.swift
protocol PierInteractorInput: AnyObject { func load() }

final class PierInteractor: PierInteractorInput {
  weak var output: PierInteractorOutput?
  func load() {}
}

protocol PierInteractorOutput: AnyObject {}

//- Pier/PierPresenter.swift
import UIKit

protocol PierViewOutput: AnyObject {
  func show(on window: UIWindow)  // ~ note ui_type: UIWindow
}

final class PierPresenter<Router: PierRouterInput>: PierViewOutput, PierInteractorOutput {
  private let interactor: PierInteractorInput
  private let router: Router

  init(interactor: PierInteractorInput, router: Router) {
    self.interactor = interactor
    self.router = router
  }

  func show(on window: UIWindow) {  // ~+ ui_type
    router.begin(on: window)
  }
}

//- Pier/PierRouter.swift
import UIKit

protocol PierRouterInput: AnyObject { func begin(on window: UIWindow) }

final class PierRouter: PierRouterInput {
  weak var controller: UIViewController?
  func begin(on window: UIWindow) { window.rootViewController = controller }
}

//= twin
//- .viperlint.yml
exclude: []

//- Quay/QuayViewController.swift
import UIKit

final class QuayViewController: UIViewController {
  var output: QuayViewOutput?
  func share() { output?.share(from: view) }
}

//- Quay/QuayInteractor.swift
protocol QuayInteractorInput: AnyObject { func load() }

final class QuayInteractor: QuayInteractorInput {
  weak var output: QuayInteractorOutput?
  func load() {}
}

protocol QuayInteractorOutput: AnyObject {}

//- Quay/QuayPresenter.swift
import UIKit

protocol QuayViewOutput: AnyObject {
  func share(from source: UIView?)  // ~ ui_type: UIView
}

final class QuayPresenter: QuayViewOutput, QuayInteractorOutput {
  private let interactor: QuayInteractorInput
  private let router: QuayRouterInput

  init(interactor: QuayInteractorInput, router: QuayRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func share(from source: UIView?) {  // ~+ ui_type
    guard let source, !source.isHidden else { return }
    router.present(from: source)
  }
}

//- Quay/QuayRouter.swift
import UIKit

protocol QuayRouterInput: AnyObject { func present(from source: UIView) }

final class QuayRouter: QuayRouterInput {
  weak var controller: UIViewController?
  func present(from source: UIView) { controller?.present(UIViewController(), animated: true) }
}

//- Pier/PierViewController.swift
import UIKit

final class PierViewController: UIViewController {
  var output: PierViewOutput?
  func show() { output?.show(on: UIWindow()) }
}

//- Pier/PierInteractor.swift
protocol PierInteractorInput: AnyObject { func load() }

final class PierInteractor: PierInteractorInput {
  weak var output: PierInteractorOutput?
  func load() {}
}

protocol PierInteractorOutput: AnyObject {}

//- Pier/PierPresenter.swift
import UIKit

protocol PierViewOutput: AnyObject {
  func show(on window: UIWindow)  // ~ ui_type: UIWindow
}

final class PierPresenter<Router: PierRouterInput>: PierViewOutput, PierInteractorOutput {
  private let interactor: PierInteractorInput
  private let router: Router

  init(interactor: PierInteractorInput, router: Router) {
    self.interactor = interactor
    self.router = router
  }

  func show(on window: UIWindow) {  // ~+ ui_type
    print(window)
    router.begin(on: window)
  }
}

//- Pier/PierRouter.swift
import UIKit

protocol PierRouterInput: AnyObject { func begin(on window: UIWindow) }

final class PierRouter: PierRouterInput {
  weak var controller: UIViewController?
  func begin(on window: UIWindow) { window.rootViewController = controller }
}
