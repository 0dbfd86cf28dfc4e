//- Common/Presenting.swift
protocol Presenting: AnyObject {
  var router: Routing? { get }  // ~ note interface_leak
}

//- Shared/Routing.swift
protocol Routing: AnyObject { func close() }

//- Legacy/ListPresenter.swift
final class ListPresenter: Presenting {
  var router: Routing?
}

//- Old/CardRouter.swift
final class CardRouter: Routing { func close() {} }

//- Base/BaseController.swift
import UIKit

class BaseController: UIViewController {
  func leave(_ presenter: Presenting) { presenter.router?.close() }  // ~ note reach_through
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
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput: AnyObject {
  var router: FeedRouterInput? { get set }  // ~ interface_leak
}

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func leave() { output?.router?.close() }  // ~ reach_through
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  func close() {}
}
