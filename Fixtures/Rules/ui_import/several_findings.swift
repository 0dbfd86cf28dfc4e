// Every import is a finding of its own, and a suppression on the line silences one.
//- Articles/ArticlesPresenter.swift
import SwiftUI  // ~ ui_import: SwiftUI
import UIKit  // ~ ui_import: UIKit

final class ArticlesPresenter: ArticlesViewOutput {}

//- Articles/ArticlesListPresenter.swift
// viperlint:disable:next ui_import - shares a file with the old list
import UIKit

final class ArticlesListPresenter: ArticlesViewOutput {}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
