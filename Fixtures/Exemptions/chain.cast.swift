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
  func open() {
    let screen = DetailsAssembly.make()
    (screen.output as? DetailsModuleInput)?.start()
  }
}

//- Details/DetailsAssembly.swift
final class DetailsAssembly {
  static func make() -> DetailsViewController { DetailsViewController() }
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject { func start() }
protocol DetailsModuleInput: AnyObject { func start() }

final class DetailsPresenter: DetailsViewOutput, DetailsModuleInput {
  var router: DetailsRouterInput?
  func start() {}
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}

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
  func open() {
    let screen = DetailsAssembly.make()
    screen.output?.start()  // ~ module_boundary
  }
}

//- Details/DetailsAssembly.swift
final class DetailsAssembly {
  static func make() -> DetailsViewController { DetailsViewController() }
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject { func start() }
protocol DetailsModuleInput: AnyObject { func start() }

final class DetailsPresenter: DetailsViewOutput, DetailsModuleInput {
  var router: DetailsRouterInput?
  func start() {}
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}
