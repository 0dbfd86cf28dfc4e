//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {
  var router: FeedRouterInput? { get set }
}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  static func assemble() -> FeedViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter()
    controller.output?.router?.close()
    return controller
  }

  static func assemble(closing: Bool) -> FeedViewController {
    let controller = assemble()
    controller.output?.router?.close()
    return controller
  }

  func close() {}
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {
  var router: FeedRouterInput? { get set }  // ~ interface_leak
}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func leave() { output?.router?.close() }  // ~ reach_through
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}
