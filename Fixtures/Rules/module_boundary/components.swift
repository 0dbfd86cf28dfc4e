// Components of another module, as classes and as the faces they have inside it: held, taken, made.
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {
  var details: DetailsPresenter?  // ~ module_boundary: DetailsPresenter
  var output: DetailsViewOutput?  // ~+ module_boundary: DetailsPresenter
  var interactor: DetailsInteractorInput?  // ~ module_boundary: DetailsInteractorInput
  var router: ArticlesRouterInput?
  var open: DetailsRouterInput?

  func didLoad() {}
}

//- Articles/ArticlesRouter.swift
import UIKit

protocol ArticlesRouterInput { func showDetails() }

final class ArticlesRouter: ArticlesRouterInput {
  weak var controller: UIViewController?
  var held: DetailsRouter?  // ~ module_boundary: DetailsRouter

  func showDetails() {
    let next = DetailsViewController()  // ~+ module_boundary: DetailsViewInput
    controller?.show(next, sender: nil)
  }
  func returnTo(_ view: DetailsViewInput) {}  // ~ module_boundary: DetailsViewInput
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput { func didLoad() }

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Details/DetailsAssembly.swift
import UIKit

final class DetailsAssembly {
  static func make() -> UIViewController {
    let controller = DetailsViewController()
    let presenter = DetailsPresenter()
    presenter.interactor = DetailsInteractor()
    presenter.router = DetailsRouter()
    controller.output = presenter
    return controller
  }
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController, DetailsViewInput {  // = view by inherits in Details
  var output: DetailsViewOutput?
  func show() {}
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter: DetailsViewOutput {  // = presenter by name in Details
  weak var view: DetailsViewInput?
  var interactor: DetailsInteractorInput?
  var router: DetailsRouterInput?
  func didLoad() { interactor?.load() }
}

//- Details/DetailsInteractor.swift
final class DetailsInteractor: DetailsInteractorInput {
  func load() {}
}

//- Details/DetailsRouter.swift
final class DetailsRouter: DetailsRouterInput {
  func close() {}
}

//- Details/DetailsProtocols.swift
protocol DetailsViewInput: AnyObject { func show() }
protocol DetailsViewOutput { func didLoad() }
protocol DetailsInteractorInput { func load() }
protocol DetailsRouterInput { func close() }
