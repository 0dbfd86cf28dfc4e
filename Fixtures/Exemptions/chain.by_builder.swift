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
  func close() {}
}

//- Feed/FeedAssembly.swift
final class FeedAssembly {
  private let controller: FeedViewController
  init(controller: FeedViewController) { self.controller = controller }

  func reset() { controller.output?.router?.close() }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {
  var router: FeedRouterInput? { get set }  // ~ interface_leak
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
  func close() {}
}

//- Feed/FeedCell.swift
import UIKit

final class FeedCell: UITableViewCell {
  private let controller: FeedViewController
  init(controller: FeedViewController) { self.controller = controller }

  func reset() { controller.output?.router?.close() }  // ~ reach_through  ~ reach_through
}
