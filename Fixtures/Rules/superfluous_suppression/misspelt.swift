//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
// viperlint:disabel:next ui_import - one slip  // ~ superfluous_suppression 1: silences nothing: 'disabel:next' is no command
import UIKit  // ~ ui_import

final class ArticlesPresenter: ArticlesPresenterInput {}

//- Articles/ArticlesInteractor.swift
// viperlint:disable-next-line ui_import  // ~ superfluous_suppression: 'disable-next-line' is no command
import UIKit  // ~ ui_import

protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesInteractor {
  var view: ArticlesViewInput?  // viperlint:ignore layer_dependency  // ~ superfluous_suppression 33: 'ignore' is no command
  // ~^ layer_dependency
}

//- Articles/ArticlesRouter.swift
protocol ArticlesRouterInput: AnyObject {}

final class ArticlesRouter: ArticlesRouterInput {
  // A blank after the colon is no slip, the rule is one.
  // viperlint: disable ui_typ  // ~ superfluous_suppression: nothing of 'ui_typ', which is no rule
  var first = 0
  //viperlint:disable:nxt ui_type  // ~ superfluous_suppression 3: 'disable:nxt' is no command
  var second = 0
  // viperlint:disable:next ui_type because it is old  // ~ superfluous_suppression: of 'because', which is no rule
  var third = 0
  // viperlint:enable ui_typ
  // ~^ superfluous_suppression: of 'ui_typ', which is no rule
  // viperlint:what  // ~ superfluous_suppression: 'what' is no command
  var fourth = 0
  // One that gives a role silences nothing, and is told of by itself.
  // viperlint:roel presenter
  var fifth = 0
}

//- ArticlesTests/ArticlesPresenterTests.swift
// viperlint:disabel ui_import - tests are not checked
import UIKit
