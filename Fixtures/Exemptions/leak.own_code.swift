//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {
  var router: FeedRouterInput? { get }
}

extension FeedViewOutput {
  func leave(_ other: FeedViewOutput) { other.router?.close() }
}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func leave() { output?.router?.close() }  // ~ reach_through
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {
  var router: FeedRouterInput? { get }  // ~ interface_leak
}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}
