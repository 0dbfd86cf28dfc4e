//- .viperlint.yml
exclude: []

//- Studio/StudioPresenter.swift
import UIKit

protocol StudioViewOutput {}

final class StudioPresenter: StudioViewOutput {
  var interactor: StudioInteractorInput?

  func load() {
    UIApplication.warn(text: "")  // ~ note ui_type: UIApplication
  }
}

//- Common/UIApplication+Warn.swift
import UIKit

extension UIApplication {
  static func warn(text: String) { shared.windows.first?.rootViewController?.view.isHidden = true }
}

//- Studio/StudioViewController.swift
import UIKit

final class StudioViewController: UIViewController {
  var output: StudioViewOutput?
}

//- Studio/StudioInteractor.swift
protocol StudioInteractorInput {}

final class StudioInteractor: StudioInteractorInput {}

//= twin
//- .viperlint.yml
exclude: []

//- Studio/StudioPresenter.swift
import UIKit

protocol StudioViewOutput {}

final class StudioPresenter: StudioViewOutput {
  var interactor: StudioInteractorInput?

  func load() {
    UIApplication.warn(text: "")  // ~ ui_type: UIApplication
  }
}

//- Common/UIApplication+Warn.swift
import UIKit

extension UIApplication {
  static func warn(text: String, color: UIColor = .red) { shared.windows.first?.rootViewController?.view.isHidden = true }
}

//- Studio/StudioViewController.swift
import UIKit

final class StudioViewController: UIViewController {
  var output: StudioViewOutput?
}

//- Studio/StudioInteractor.swift
protocol StudioInteractorInput {}

final class StudioInteractor: StudioInteractorInput {}
