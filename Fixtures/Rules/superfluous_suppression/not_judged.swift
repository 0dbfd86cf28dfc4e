//- .viperlint.yml
preset: viper
rules:
  ui_type: off

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  // viperlint:disable:next ui_type - the rule is off
  var count = 0
  // viperlint:disable:next unassigned - off by default
  var other = 0
  // viperlint:disable:next superfluous_suppression - the next comes and goes
  // viperlint:disable:next ui_import - kept for the branch
  var fourth = 0
  // viperlint:disable:next ui_import - alone  // ~ superfluous_suppression
  var fifth = 0
}

//- ArticlesTests/ArticlesPresenterTests.swift
// viperlint:disable ui_import - tests are not checked
import UIKit
