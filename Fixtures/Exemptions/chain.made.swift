//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {
  func makeRouter() -> FeedRouterInput
}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func leave() { output?.makeRouter().close() }
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  func makeRouter() -> FeedRouterInput { fatalError() }
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {
  func currentRouter() -> FeedRouterInput  // ~ interface_leak
}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func leave() { output?.currentRouter().close() }  // ~ reach_through
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  func currentRouter() -> FeedRouterInput { fatalError() }
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}
