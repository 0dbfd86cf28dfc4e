// A framework's controller counts as a view, and what it holds is not seen.
//- Articles/ArticlesRouter.swift
import UIKit

protocol ArticlesRouterInput { func close() }

final class ArticlesRouter: ArticlesRouterInput {
  var controller: UIViewController?  // ~ weak_back_reference: UIViewController
  weak var navigation: UINavigationController?

  func close() {}
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?
  var controller: UIViewController?  // ~ weak_back_reference: UIViewController  ~ ui_type
  weak var other: UIView?  // ~ ui_type: UIView

  func didLoad() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
