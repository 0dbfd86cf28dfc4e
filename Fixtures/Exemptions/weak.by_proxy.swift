//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?

  func show(_ title: String) { self.title = title }
}

//- Feed/FeedPresenter.swift
protocol FeedViewInput: AnyObject { func show(_ title: String) }
protocol FeedViewOutput { func load() }

final class FeedPresenter: FeedViewOutput {
  private let view: FeedViewInput
  private let interactor: FeedInteractorInput

  init(view: FeedViewInput, interactor: FeedInteractorInput) {
    self.view = view
    self.interactor = interactor
  }
  func load() { view.show(interactor.title()) }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func title() -> String }

final class FeedInteractor: FeedInteractorInput {
  func title() -> String { "" }
}

//- Feed/FeedAssembly.swift
final class FeedAssembly {
  func build() -> FeedViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter(view: WeakProxy(controller), interactor: FeedInteractor())
    return controller
  }
}

//- Common/WeakProxy.swift
final class WeakProxy<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension WeakProxy: FeedViewInput where Object: FeedViewInput {
  func show(_ title: String) { object?.show(title) }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?

  func show(_ title: String) { self.title = title }
}

//- Feed/FeedPresenter.swift
protocol FeedViewInput: AnyObject { func show(_ title: String) }
protocol FeedViewOutput { func load() }

final class FeedPresenter: FeedViewOutput {
  private let view: FeedViewInput  // ~ weak_back_reference
  private let interactor: FeedInteractorInput

  init(view: FeedViewInput, interactor: FeedInteractorInput) {
    self.view = view
    self.interactor = interactor
  }
  func load() { view.show(interactor.title()) }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func title() -> String }

final class FeedInteractor: FeedInteractorInput {
  func title() -> String { "" }
}

//- Feed/FeedAssembly.swift
final class FeedAssembly {
  func build() -> FeedViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter(view: WeakProxy(controller), interactor: FeedInteractor())
    return controller
  }
}

//- Common/WeakProxy.swift
final class WeakProxy<Object: AnyObject> {
  private var object: Object?

  init(_ object: Object) { self.object = object }
}

extension WeakProxy: FeedViewInput where Object: FeedViewInput {
  func show(_ title: String) { object?.show(title) }
}
