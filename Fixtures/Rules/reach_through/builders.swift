// Wiring is what builders and building members do.
//- Articles/ArticlesAssembly.swift
import UIKit

final class ArticlesAssembly {
  func make() -> UIViewController {
    let controller = ArticlesViewController()
    controller.presenter = ArticlesPresenter()
    controller.presenter?.router = ArticlesRouter()
    return controller
  }
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput: AnyObject {
  var router: ArticlesRouterInput? { get set }
}

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?
}

//- Articles/ArticlesRouter.swift
protocol ArticlesRouterInput {}

final class ArticlesRouter: ArticlesRouterInput {
  static func assemble() -> ArticlesViewController {
    let controller = ArticlesViewController()
    let presenter = ArticlesPresenter()
    controller.presenter = presenter
    controller.presenter?.router = ArticlesRouter()
    return controller
  }

  func adopt(_ controller: ArticlesViewController) {
    _ = controller.presenter  // ~ reach_through: ArticlesViewOutput
  }
}
