// A member that builds is judged as a builder; its twin in a presenter is not one.
//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  private var detailsRouter: DetailsRouter?  // ~ module_boundary

  static func makeModule() -> UIViewController {
    let controller = FeedViewController()
    let presenter = FeedPresenter(interactor: FeedInteractor())
    presenter.router = FeedRouter()
    controller.output = presenter
    return controller
  }

  func showDetails() { detailsRouter = DetailsRouter() }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }

  static func make() -> FeedPresenter { FeedPresenter(interactor: FeedInteractor()) }
  func make() -> FeedInteractorInput { FeedInteractor() }  // ~ assembly_outside_builder: FeedInteractor
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Details/DetailsRouter.swift
import UIKit

final class DetailsRouter {
  weak var controller: UIViewController?
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter {
  var router: DetailsRouterInput?
}

protocol DetailsRouterInput {}

//- Container/AppDIContainer.swift
final class AppDIContainer {
  func presenter() -> FeedPresenter { FeedPresenter(interactor: FeedInteractor()) }
}
