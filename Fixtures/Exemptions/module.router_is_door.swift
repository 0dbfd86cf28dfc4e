//- .viperlint.yml
exclude: []

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

//- Feed/FeedRouter.swift
final class FeedRouter {
  let details: DetailsRouter?
  func present(from window: UIWindow) {
    window.rootViewController = FeedViewController()
  }
  func open() { details?.open(from: UIViewController()) }
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

//- Details/DetailsRouter.swift
final class DetailsRouter {
  func open(from source: UIViewController) {
    source.show(DetailsViewController(), sender: nil)
  }
}

//= twin
//- .viperlint.yml
exclude: []

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

//- Feed/FeedRouter.swift
final class FeedRouter {
  let details: DetailsRouter?  // ~ module_boundary
  func present(from window: UIWindow) {
    window.rootViewController = FeedViewController()
  }
  func open() { details?.open(from: UIViewController()) }
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {
  func open(from source: UIViewController)
}

final class DetailsRouter: DetailsRouterInput {
  func open(from source: UIViewController) {
    source.show(DetailsViewController(), sender: nil)
  }
}
