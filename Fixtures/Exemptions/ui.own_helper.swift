//- Studio/StudioPresenter.swift
import UIKit

protocol StudioViewOutput {}

final class StudioPresenter: StudioViewOutput {
  var interactor: StudioInteractorInput?

  func load() {
    print(UIDevice.kind)
  }
}

//- Common/UIDevice+Kind.swift
import UIKit

extension UIDevice {
  static var kind: Bool { current.userInterfaceIdiom == .pad }
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
//- Studio/StudioPresenter.swift
import UIKit  // ~+ ui_type

protocol StudioViewOutput {}

final class StudioPresenter: StudioViewOutput {
  var interactor: StudioInteractorInput?

  func load() {
    print(UIDevice.kind)  // ~ ui_type: UIDevice
  }
}

//- Common/UIDevice+Kind.swift
import UIKit

extension UIDevice {
  static var kind: UIUserInterfaceIdiom { current.userInterfaceIdiom }
}

//- Studio/StudioViewController.swift
import UIKit

final class StudioViewController: UIViewController {
  var output: StudioViewOutput?
}

//- Studio/StudioInteractor.swift
protocol StudioInteractorInput {}

final class StudioInteractor: StudioInteractorInput {}
