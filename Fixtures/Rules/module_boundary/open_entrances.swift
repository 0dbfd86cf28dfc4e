// Open are the other module's builder, making its router, its router's face, and handing a type to a
// resolver; inheriting from it is reuse.
//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter {
  weak var controller: UIViewController?

  func showDetails(resolver: Resolver) {
    controller?.show(DetailsAssembly.make(), sender: nil)
    let router: DetailsRouterInput = DetailsRouter()
    router.close()
    controller?.show(resolver.createViewController(DetailsViewController.self), sender: nil)
  }

  func showWrongly(_ other: DetailsViewController) {}  // ~ module_boundary: DetailsViewController
}

final class Resolver {
  func createViewController<T>(_ type: T.Type) -> UIViewController { UIViewController() }
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {}

//- ArticlesPad/ArticlesPadViewController.swift
import UIKit

final class ArticlesPadViewController: ArticlesViewController {
  var presenter: ArticlesPadViewOutput?
}

//- ArticlesPad/ArticlesPadPresenter.swift
protocol ArticlesPadViewOutput {}

final class ArticlesPadPresenter: ArticlesPadViewOutput {
  var presenter: ArticlesPresenter?  // ~ module_boundary: ArticlesPresenter
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
