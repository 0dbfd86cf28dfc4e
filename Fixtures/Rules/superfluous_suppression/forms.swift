//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
// viperlint:disable:next ui_import - the timer needs it
import UIKit

// viperlint:disable:next ui_import - none is left here  // ~ superfluous_suppression 1: there is no finding of ui_import on line 5

protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  var view: ArticlesViewInput?  // viperlint:disable:this weak_back_reference, ui_type - half  // ~ superfluous_suppression: nothing of 'ui_type'
  weak var other: ArticlesViewInput?  /* viperlint:disable:this */  // ~ superfluous_suppression 39: there is no finding on line 10

  // viperlint:disable protocol_boundary - until the router has a face
  var router: ArticlesRouter?
  // viperlint:enable protocol_boundary

  // viperlint:disable protocol_boundary ui_type - nothing here  // ~ superfluous_suppression: of protocol_boundary, ui_type from here to line 18
  var count = 0
  // viperlint:enable

  // viperlint:enable ui_type
  // ~^ superfluous_suppression: this ends nothing: no 'disable ui_type' is open here
}

//- Articles/ArticlesRouter.swift
// viperlint:disable
// ~^ superfluous_suppression: there is no finding from here to the end of the file
final class ArticlesRouter {
  // The outer one is open, so there is something to end, but not for one rule alone.
  // viperlint:enable ui_type
  // ~^ superfluous_suppression: no 'disable ui_type' is open here
}
