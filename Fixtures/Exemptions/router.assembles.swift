//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {
  var interactor: FeedInteractorInput? { get set }
}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {
  func load()
}

final class FeedInteractor: FeedInteractorInput {
  func load() {}
}

//- Feed/FeedWireframe.swift
import UIKit

final class FeedWireframe {
  private let presenter: FeedViewOutput
  private let interactor: FeedInteractorInput

  init(presenter: FeedViewOutput, interactor: FeedInteractorInput) {
    self.presenter = presenter
    self.interactor = interactor
  }

  func show(in window: UIWindow) {
    let view = FeedViewController()
    view.output = presenter
    presenter.interactor = interactor
    window.rootViewController = view
  }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {
  var interactor: FeedInteractorInput? { get set }
}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {
  func load()
}

final class FeedInteractor: FeedInteractorInput {
  func load() {}
}

//- Feed/FeedWireframe.swift
import UIKit

final class FeedWireframe {
  private let presenter: FeedViewOutput
  private let interactor: FeedInteractorInput  // ~ layer_dependency

  init(presenter: FeedViewOutput, interactor: FeedInteractorInput) {  // ~+ layer_dependency
    self.presenter = presenter
    self.interactor = interactor
  }

  func show(in window: UIWindow) {
    let view = FeedViewController()
    view.output = presenter
    presenter.interactor = interactor
    interactor.load()
    window.rootViewController = view
  }
}
