//- .viperlint.yml
preset: viper
dependencies:
  presenter:
    request: any  # ~ unused_configuration 5: no type is a request
    router: any
    # Reaching data goes by this cell, services or none.
    service: any
    # A framework's controller counts as a view.
    view: weak any
  response:
    view: never  # ~ unused_configuration 5: no type is a response, so this decides nothing
    presenter: never
  view: {request: never, response: any}
  # Who makes the screen is the router's member.
  builder: {view: any}
  # The preset says the same, which is no less true.
  router: {builder: any}

//- App/Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesPresenterInput?
}

//- App/Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  var router: ArticlesRouterInput?
}

//- App/Articles/ArticlesRouter.swift
import UIKit

protocol ArticlesRouterInput: AnyObject {}

final class ArticlesRouter: ArticlesRouterInput {
  static func make() -> UIViewController {
    let screen = ArticlesViewController()
    screen.presenter = ArticlesPresenter()
    return screen
  }
}
