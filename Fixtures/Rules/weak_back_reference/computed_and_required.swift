// What is computed is not stored, and a requirement stores nothing either.
//- Common/BasePresenter.swift
protocol BaseViewInput: AnyObject {}

class BasePresenter {
  weak var baseView: BaseViewInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewInput: BaseViewInput { func show() }
protocol ArticlesViewOutput: AnyObject {
  var view: ArticlesViewInput? { get set }
  func didLoad()
}

final class ArticlesPresenter: BasePresenter {  // = presenter in Articles
  var computed: ArticlesViewInput? { baseView as? ArticlesViewInput }
  var accessors: ArticlesViewInput? {
    get { baseView as? ArticlesViewInput }
    set { baseView = newValue }
  }
}

final class ArticlesListPresenter: BasePresenter, ArticlesViewOutput {
  var view: ArticlesViewInput?  // ~ weak_back_reference: ArticlesListPresenter
  var observed: ArticlesViewInput? {  // ~+ weak_back_reference
    didSet { view?.show() }
  }
  func didLoad() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  var presenter: ArticlesViewOutput?

  func show() {}
}
