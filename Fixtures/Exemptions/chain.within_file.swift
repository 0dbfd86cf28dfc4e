//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  fileprivate var router: FeedRouterInput?
}

final class FeedMenuPresenter {
  private unowned let presenter: FeedPresenter

  init(presenter: FeedPresenter) { self.presenter = presenter }

  func leave() { presenter.router?.close() }
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

final class FeedMenuPresenter {
  private unowned let presenter: FeedPresenter

  init(presenter: FeedPresenter) { self.presenter = presenter }

  func leave() { presenter.router?.close() }  // ~ reach_through
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}
