// The frameworks of a configuration replace the preset's.
//- .viperlint.yml
preset: viper
frameworks:
  ui: [UIKit, DesignSystem]
rules:
  ui_import:
    severity: error
    allow: ["Articles/Legacy/**"]

//- Articles/ArticlesPresenter.swift
import DesignSystem  // ~ ui_import: DesignSystem

final class ArticlesPresenter: ArticlesViewOutput {}

//- Articles/ArticlesSwiftUIPresenter.swift
import SwiftUI

final class ArticlesSwiftUIPresenter: ArticlesViewOutput {}

//- Articles/Legacy/ArticlesOldPresenter.swift
import UIKit

final class ArticlesOldPresenter: ArticlesViewOutput {}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
