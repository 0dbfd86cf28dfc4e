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
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  let details = DetailsAssembly()

  func open() { details.screen.loadView() }
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject {}

final class DetailsPresenter: DetailsViewOutput {
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}

//- Details/DetailsAssembly.swift
final class DetailsAssembly {
  var screen: DetailsViewController { DetailsViewController() }
}

//= twin
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
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  let details = DetailsInteractor()  // ~ module_boundary

  func open() { details.screen.loadView() }  // ~ module_boundary
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject {}

final class DetailsPresenter: DetailsViewOutput {
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {
  var screen: DetailsViewController { DetailsViewController() }  // ~ layer_dependency
}
