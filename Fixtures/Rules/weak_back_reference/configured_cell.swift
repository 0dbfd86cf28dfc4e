// `weak` is part of the cell: a cell without it asks for no weak reference.
//- .viperlint.yml
preset: viper
dependencies:
  presenter:
    view: protocol

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewInput: AnyObject { func show() }
protocol ArticlesViewOutput: AnyObject { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  var view: ArticlesViewInput?
  var interactor: ArticlesInteractorInput?

  func didLoad() {}
  func loaded() {}
}

//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput: AnyObject { func load() }
protocol ArticlesInteractorOutput: AnyObject { func loaded() }

final class ArticlesInteractor: ArticlesInteractorInput {
  var output: ArticlesInteractorOutput?  // ~ weak_back_reference: ArticlesInteractor

  func load() { output?.loaded() }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?

  func show() {}
}
