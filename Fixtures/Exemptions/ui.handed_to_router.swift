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

//- Dock/DockViewController.swift
import UIKit

protocol DockViewInput: AnyObject {}

final class DockViewController: UIViewController, DockViewInput {
  var interactor: DockInteractorInput?
  func share() { interactor?.share(from: UIButton()) }
}

//- Dock/DockInteractor.swift
import UIKit

protocol DockInteractorInput: AnyObject {
  func share(from source: UIButton)  // ~ note ui_type: UIButton
  func mail(from bar: UIBarButtonItem?)  // ~ note ui_type: UIBarButtonItem
  func move(from control: UISwitch)  // ~ note ui_type: UISwitch
}

final class DockInteractor: DockInteractorInput {
  private let presenter: DockPresenterInput

  init(presenter: DockPresenterInput) { self.presenter = presenter }

  func share(from source: UIButton) { presenter.share(from: source) }  // ~+ ui_type
  func mail(from bar: UIBarButtonItem?) { presenter.mail(from: bar) }  // ~+ ui_type
  func move(from control: UISwitch) { presenter.move(from: control) }  // ~+ ui_type
}

//- Dock/DockPresenter.swift
import UIKit

protocol DockPresenterInput: AnyObject {
  func share(from source: UIButton)  // ~+ ui_type
  func mail(from bar: UIBarButtonItem?)  // ~+ ui_type
  func move(from control: UISwitch)  // ~+ ui_type
}

final class DockPresenter: DockPresenterInput {
  weak var view: DockViewInput?
  private let router: DockRouterInput

  init(router: DockRouterInput) { self.router = router }

  func share(from source: UIButton) {  // ~+ ui_type
    router.share(content: .text("dock", source: source))
  }

  func mail(from bar: UIBarButtonItem?) { send("dock", from: bar) }  // ~+ ui_type

  private func send(_ text: String, from bar: UIBarButtonItem?) {  // ~+ ui_type
    router.mail(text, from: bar)
  }

  func move(from control: UISwitch) {  // ~+ ui_type
    router.move(from: control)
  }
}

//- Dock/DockRouter.swift
import UIKit

enum DockShare { case text(String, source: UIView) }

protocol DockRouterInput: AnyObject {
  func share(content: DockShare)
  func mail(_ text: String, from bar: UIBarButtonItem?)
  func move(from control: UIView)
}

final class DockRouter: DockRouterInput {
  weak var controller: UIViewController?
  func share(content: DockShare) { controller?.present(UIViewController(), animated: true) }
  func mail(_ text: String, from bar: UIBarButtonItem?) {}
  func move(from control: UIView) {}
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

//- Dock/DockViewController.swift
import UIKit

protocol DockViewInput: AnyObject {}

final class DockViewController: UIViewController, DockViewInput {
  var interactor: DockInteractorInput?
  func share() { interactor?.share(from: UIButton()) }
}

//- Dock/DockInteractor.swift
import UIKit

protocol DockInteractorInput: AnyObject {
  func share(from source: UIButton)  // ~ ui_type: UIButton
  func mail(from bar: UIBarButtonItem?)  // ~ ui_type: UIBarButtonItem
  func move(from control: UISwitch)  // ~ ui_type: UISwitch
}

final class DockInteractor: DockInteractorInput {
  private let presenter: DockPresenterInput

  init(presenter: DockPresenterInput) { self.presenter = presenter }

  func share(from source: UIButton) { presenter.share(from: source) }  // ~+ ui_type
  func mail(from bar: UIBarButtonItem?) { presenter.mail(from: bar) }  // ~+ ui_type
  func move(from control: UISwitch) { presenter.move(from: control) }  // ~+ ui_type
}

//- Dock/DockPresenter.swift
import UIKit

protocol DockPresenterInput: AnyObject {
  func share(from source: UIButton)  // ~+ ui_type
  func mail(from bar: UIBarButtonItem?)  // ~+ ui_type
  func move(from control: UISwitch)  // ~+ ui_type
}

final class DockPresenter: DockPresenterInput {
  weak var view: DockViewInput?
  private let router: DockRouterInput

  init(router: DockRouterInput) { self.router = router }

  func share(from source: UIButton) {  // ~+ ui_type
    router.share(content: .text("dock", source: source))
    source.isSelected = true
  }

  func mail(from bar: UIBarButtonItem?) { send("dock", from: bar) }  // ~+ ui_type

  private func send(_ text: String, from bar: UIBarButtonItem?) {  // ~+ ui_type
    router.mail(text, from: bar)
    bar?.isEnabled = false
  }

  func move(from control: UISwitch) {  // ~+ ui_type
    router.move(from: control)
    control.isOn = true
  }
}

//- Dock/DockRouter.swift
import UIKit

enum DockShare { case text(String, source: UIView) }

protocol DockRouterInput: AnyObject {
  func share(content: DockShare)
  func mail(_ text: String, from bar: UIBarButtonItem?)
  func move(from control: UIView)
}

final class DockRouter: DockRouterInput {
  weak var controller: UIViewController?
  func share(content: DockShare) { controller?.present(UIViewController(), animated: true) }
  func mail(_ text: String, from bar: UIBarButtonItem?) {}
  func move(from control: UIView) {}
}
