//- .viperlint.yml
preset: viper
layers:
  - builder
  - view
  - presenter
  - [request, response]  # ~ unused_configuration 5: no type is a request  ~ unused_configuration 5: no type is a response

//- App/Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesPresenterInput?
}

//- App/Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {}

//- App/Articles/ArticlesAssembly.swift
import UIKit

final class ArticlesAssembly {
  func make() -> UIViewController {
    let screen = ArticlesViewController()
    screen.presenter = ArticlesPresenter()
    return screen
  }
}
