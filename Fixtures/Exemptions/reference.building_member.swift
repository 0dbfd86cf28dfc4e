//- .viperlint.yml
preset: viper
frameworks:
  maps: [MKMapView]
dependencies:
  router:
    maps: never

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  static func make() -> UIViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter()
    controller.show(MKMapView())
    return controller
  }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- .viperlint.yml
preset: viper
frameworks:
  maps: [MKMapView]
dependencies:
  router:
    maps: never

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  static func make() -> UIViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter()
    return controller
  }

  func open() { _ = MKMapView() }  // ~ layer_dependency
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
