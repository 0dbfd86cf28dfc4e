// Somebody must make the screen of a module that has neither builder nor router.
//- Articles/ArticlesRouter.swift
import UIKit

protocol ArticlesRouterInput { func show() }

final class ArticlesRouter: ArticlesRouterInput {
  weak var controller: UIViewController?

  func show() {
    controller?.show(HelpViewController(), sender: nil)
    controller?.show(SettingsViewController(), sender: nil)  // ~ module_boundary: SettingsViewController
  }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var router: ArticlesRouterInput?
}

//- Help/HelpViewController.swift
import UIKit

protocol HelpViewOutput {}

final class HelpViewController: UIViewController {  // = view by inherits in Help
  lazy var output: HelpViewOutput = make()
}

//- Help/HelpPresenter.swift
final class HelpPresenter: HelpViewOutput {}

//- Settings/SettingsViewController.swift
import UIKit

protocol SettingsViewOutput {}

final class SettingsViewController: UIViewController {  // = view by inherits in Settings
  var output: SettingsViewOutput?
}

//- Settings/SettingsPresenter.swift
final class SettingsPresenter: SettingsViewOutput {}

//- Settings/SettingsAssembly.swift
import UIKit

final class SettingsAssembly {
  static func make() -> UIViewController {
    let controller = SettingsViewController()
    controller.output = SettingsPresenter()
    return controller
  }
}
