//- Articles/ArticlesProtocols.swift
protocol ArticlesViewInput: AnyObject {
  var output: ArticlesViewOutput? { get }  // ~ interface_leak: ArticlesViewInput
}
protocol ArticlesViewOutput: AnyObject {
  var router: ArticlesRouterInput? { get }  // ~ interface_leak: ArticlesViewOutput
  var titles: [String] { get }
}
protocol ArticlesRouterInput: AnyObject { func close() }

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = output?.titles.first
    self.output?.router?.close()  // ~ reach_through: ArticlesRouterInput
    let router = output?.router  // ~+ reach_through
    router?.close()
  }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {
  weak var view: ArticlesViewInput?
  var router: ArticlesRouterInput?
  var titles: [String] = []

  func close() { router?.close() }
}

//- Articles/ArticlesRouter.swift
final class ArticlesRouter: ArticlesRouterInput {
  func close() {}
  func back(from view: ArticlesViewInput) {
    if let output = view.output {  // ~ reach_through: ArticlesViewOutput
      _ = output.titles
    }
  }
}
