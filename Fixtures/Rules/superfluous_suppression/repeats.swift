//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  var router: ArticlesRouter?  // ~ protocol_boundary

  // A finding is suppressed where it stands, not at its repeats.
  // viperlint:disable:next protocol_boundary - only passed on  // ~ superfluous_suppression
  func move(with router: ArticlesRouter) {}  // ~+ protocol_boundary
}

//- Articles/ArticlesRouter.swift
final class ArticlesRouter {}
