// A framework that a file imports twice is one finding, at the first line.
//- Articles/ArticlesPresenter.swift
import UIKit  // ~ ui_import: UIKit
import Foundation
import UIKit  // ~+ ui_import

final class ArticlesPresenter: ArticlesViewOutput {}

//- Articles/ArticlesListPresenter.swift
import UIKit.UIImage  // ~ ui_import: UIKit.UIImage and SwiftUI are imported beside ArticlesListPresenter, and nothing of them
import SwiftUI  // ~+ ui_import
import class UIKit.UIColor  // ~+ ui_import

final class ArticlesListPresenter: ArticlesViewOutput {}

//- Articles/ArticlesGridPresenter.swift
import UIKit  // ~+ ui_type
import UIKit  // ~+ ui_type

final class ArticlesGridPresenter: ArticlesViewOutput {
  func shown() -> UIView? { nil }  // ~ ui_type
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
