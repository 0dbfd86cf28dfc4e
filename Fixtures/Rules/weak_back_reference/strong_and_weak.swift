//- Articles/ArticlesProtocols.swift
protocol ArticlesViewInput: AnyObject { func show() }
protocol ArticlesViewOutput: AnyObject { func didLoad() }
protocol ArticlesInteractorInput: AnyObject { func load() }
protocol ArticlesInteractorOutput: AnyObject { func loaded() }
protocol ArticlesRouterInput: AnyObject { func close() }

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  func show() {}
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  var view: ArticlesViewInput?  // ~ weak_back_reference 13: ArticlesPresenter
  var interactor: ArticlesInteractorInput?
  var router: ArticlesRouterInput?
  func didLoad() { interactor?.load() }
  func loaded() { view?.show() }
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  lazy var output: ArticlesInteractorOutput? = nil  // ~ weak_back_reference: ArticlesInteractor
  func load() { output?.loaded() }
}

//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter: ArticlesRouterInput {
  var controller: ArticlesViewController?  // ~ weak_back_reference: ArticlesRouter
  let output: ArticlesInteractorOutput  // ~ weak_back_reference: ArticlesRouter

  init(output: ArticlesInteractorOutput) { self.output = output }
  func close() {}
}

//- Details/DetailsProtocols.swift
protocol DetailsViewInput: AnyObject { func show() }
protocol DetailsViewOutput: AnyObject { func didLoad() }
protocol DetailsInteractorInput: AnyObject { func load() }
protocol DetailsInteractorOutput: AnyObject { func loaded() }
protocol DetailsRouterInput: AnyObject { func close() }

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController, DetailsViewInput {
  var output: DetailsViewOutput?
  func show() {}
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter: DetailsViewOutput, DetailsInteractorOutput {
  private(set) weak var view: DetailsViewInput!
  var interactor: DetailsInteractorInput?
  var router: DetailsRouterInput?
  func didLoad() { interactor?.load() }
  func loaded() { view?.show() }
}

//- Details/DetailsInteractor.swift
final class DetailsInteractor: DetailsInteractorInput {
  private unowned let output: DetailsInteractorOutput
  init(output: DetailsInteractorOutput) { self.output = output }
  func load() { output.loaded() }
}

//- Details/DetailsRouter.swift
import UIKit

final class DetailsRouter: DetailsRouterInput {  // = router by name in Details
  weak private var controller: DetailsViewController?
  unowned(unsafe) var output: DetailsInteractorOutput
  init(output: DetailsInteractorOutput) { self.output = output }
  func close() {}
}
