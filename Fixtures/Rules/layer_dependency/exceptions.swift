//- .viperlint.yml
preset: viper
rules:
  layer_dependency:
    severity: error
    allow:
      - "App/Legacy/**"
      - DebugMenuView
      - "PairViewController -> ArticlesInteractor"

//- App/Articles/ArticlesInteractor.swift
final class ArticlesInteractor {
  func load() {}
}

//- App/Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var router: ArticlesRouterInput?
}

//- App/Articles/ArticlesRouter.swift
protocol ArticlesRouterInput {}

final class ArticlesRouter: ArticlesRouterInput {}

//- App/Legacy/OldViewController.swift
import UIKit

final class OldViewController: UIViewController {
  var interactor: ArticlesInteractor?
}

//- App/Articles/DebugMenuView.swift
import UIKit

final class DebugMenuView: UIView {
  var interactor: ArticlesInteractor?
}

//- App/Articles/PairViewController.swift
import UIKit

final class PairViewController: UIViewController {
  var interactor: ArticlesInteractor?
  var router: ArticlesRouter?  // ~ layer_dependency: ArticlesRouter
}

//- App/Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var interactor: ArticlesInteractor?  // ~ layer_dependency: ArticlesInteractor
}
