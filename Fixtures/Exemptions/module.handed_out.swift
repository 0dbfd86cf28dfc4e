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
  var details: DetailsViewOutput?
}

//- Feed/FeedAssembly.swift
final class FeedAssembly {
  private func makeDetails() -> DetailsParts { DetailsAssembly().makeParts() }
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
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

typealias DetailsParts = (view: UIViewController, interactor: DetailsInteractorInput)

final class DetailsAssembly {
  func make() -> DetailsViewOutput { DetailsPresenter() }
  func makeParts() -> DetailsParts { (DetailsViewController(), DetailsInteractor()) }
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
  var details: DetailsViewOutput?  // ~ module_boundary
}

//- Feed/FeedAssembly.swift
final class FeedAssembly {
  private func makeDetails() -> DetailsParts { DetailsAssembly().makeParts() }  // ~ module_boundary: DetailsInteractorInput
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
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

typealias DetailsParts = (view: UIViewController, interactor: DetailsInteractorInput)

final class DetailsAssembly {
  func make() -> UIViewController { DetailsViewController() }
}
