//- Articles/ArticlesProtocols.swift
protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }
protocol ArticlesViewOutput { func didLoad() }
protocol ArticlesInteractorInput { func load() }
protocol ArticlesInteractorOutput: AnyObject { func loaded(_ titles: [String]) }
protocol ArticlesRouterInput { func close() }

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput?
  weak var view: ArticlesViewInput?  // ~ layer_dependency: ArticlesViewInput
  let router: ArticlesRouterInput  // ~ layer_dependency: ArticlesRouterInput

  init(router: ArticlesRouterInput) {  // ~+ layer_dependency
    self.router = router
  }

  func load() { view?.show(titles: []) }
  func format(_ title: String) -> ArticleViewModel {  // ~ layer_dependency: ArticleViewModel
    ArticleViewModel(title: title)  // ~+ layer_dependency
  }
}

//- Articles/ArticleViewModel.swift
struct ArticleViewModel {  // = view_model by name
  let title: String
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  private var rows: [ArticleViewModel] = []

  func show(titles: [String]) { rows = titles.map { ArticleViewModel(title: $0) } }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  weak var view: ArticlesViewInput?
  var interactor: ArticlesInteractorInput?
  var router: ArticlesRouterInput?

  func didLoad() { interactor?.load() }
  func loaded(_ titles: [String]) { view?.show(titles: titles) }
}

//- Articles/ArticlesRouter.swift
final class ArticlesRouter: ArticlesRouterInput {
  func close() {}
}
