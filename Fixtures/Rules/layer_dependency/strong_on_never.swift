// A strong reference on a `never` cell is one finding: that it is strong adds nothing.
//- Articles/ArticlesViewInput.swift
protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }

//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput { func load() }

final class ArticlesInteractor: ArticlesInteractorInput {
  var view: ArticlesViewInput?  // ~ layer_dependency: ArticlesViewInput

  func load() { view?.show(titles: []) }
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput {
  var interactor: ArticlesInteractorInput?

  func didLoad() { interactor?.load() }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?

  func show(titles: [String]) {}
}
