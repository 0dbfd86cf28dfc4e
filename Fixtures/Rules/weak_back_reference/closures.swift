// A closure is no back-reference, written out or behind a typealias.
//- Articles/ArticlesPresenter.swift
protocol ArticlesViewInput: AnyObject { func show() }
protocol ArticlesViewOutput: AnyObject { func didLoad() }

typealias ArticlesCompletion = (ArticlesViewInput) -> Void
typealias ArticlesTarget = ArticlesViewInput

final class ArticlesPresenter: ArticlesViewOutput {
  var onShow: ArticlesCompletion?
  var onHide: ((ArticlesViewInput?) -> Void)?
  var makeView: (() -> ArticlesViewInput)?
  var target: ArticlesTarget?  // ~ weak_back_reference: ArticlesPresenter

  func didLoad() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?

  func show() {}
}
