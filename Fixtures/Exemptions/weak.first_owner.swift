//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  weak var router: FeedRouterInput?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput: AnyObject {}

final class FeedRouter: FeedRouterInput {
  var presenter: FeedViewOutput?
  func show(in window: UIWindow) {
    let view = FeedViewController()
    view.output = presenter
    window.rootViewController = view
  }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput: AnyObject {}

final class FeedRouter: FeedRouterInput {
  var presenter: FeedViewOutput?  // ~ weak_back_reference
  func show(in window: UIWindow) {
    let view = FeedViewController()
    view.output = presenter
    window.rootViewController = view
  }
}
