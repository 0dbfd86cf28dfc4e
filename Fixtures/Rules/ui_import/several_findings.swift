// Imports of which nothing is used are told as one, and a suppression on the line silences that one alone.
//- Articles/ArticlesPresenter.swift
import SwiftUI  // ~ ui_import: SwiftUI and UIKit are imported beside ArticlesPresenter
import UIKit  // ~+ ui_import

final class ArticlesPresenter: ArticlesViewOutput {}

//- Articles/ArticlesListPresenter.swift
// viperlint:disable:next ui_import - shares a file with the old list
import UIKit

final class ArticlesListPresenter: ArticlesViewOutput {}

//- Articles/ArticlesMapPresenter.swift
// viperlint:disable:next ui_import - shares a file with the old map
import SwiftUI
import UIKit  // ~ ui_import: UIKit is imported beside ArticlesMapPresenter

final class ArticlesMapPresenter: ArticlesViewOutput {}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
