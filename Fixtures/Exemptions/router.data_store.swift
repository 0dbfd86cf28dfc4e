//- .viperlint.yml
preset: clean-swift

//- Feed/FeedConfigurator.swift
final class FeedConfigurator {
  func configure(_ controller: FeedViewController) {
    controller.output = FeedInteractor()
    controller.router = FeedRouter()
  }
}

//- Feed/FeedModels.swift
enum FeedModels {
  struct ViewModel { let title: String }
}

struct FeedDataStore { let shown: FeedModels.ViewModel? }  // = view_model

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewControllerOutput {}

final class FeedViewController: UIViewController {
  var output: FeedViewControllerOutput?
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedViewControllerOutput {
  var presenter: FeedPresenterInput?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  var dataStore: FeedDataStore?
}

//= twin
//- .viperlint.yml
preset: clean-swift

//- Feed/FeedConfigurator.swift
final class FeedConfigurator {
  func configure(_ controller: FeedViewController) {
    controller.output = FeedInteractor()
    controller.router = FeedRouter()
  }
}

//- Feed/FeedModels.swift
enum FeedModels {
  struct ViewModel { let title: String }
}

struct FeedDataStore { let shown: FeedModels.ViewModel? }  // = view_model

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewControllerOutput {}

final class FeedViewController: UIViewController {
  var output: FeedViewControllerOutput?
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedViewControllerOutput {
  var presenter: FeedPresenterInput?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  var current: FeedDataStore?  // ~ model_flow: holds FeedDataStore
}
