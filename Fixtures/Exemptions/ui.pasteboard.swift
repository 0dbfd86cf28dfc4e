//- .viperlint.yml
exclude: []

//- Purse/PursePresenter.swift
import UIKit  // ~+ ui_type

protocol PurseViewOutput: AnyObject { func copy() }

final class PursePresenter: PurseViewOutput {
  weak var view: PurseViewInput?
  var interactor: PurseInteractorInput?

  func copy() { UIPasteboard.general.string = "purse" }  // ~ note ui_type: UIPasteboard
}

//- Purse/PurseViewController.swift
import UIKit

protocol PurseViewInput: AnyObject {}

final class PurseViewController: UIViewController, PurseViewInput {
  var output: PurseViewOutput?
}

//- Purse/PurseInteractor.swift
protocol PurseInteractorInput: AnyObject {}

final class PurseInteractor: PurseInteractorInput {}

//= twin
//- .viperlint.yml
preset: viper

//- Purse/PursePresenter.swift
import UIKit  // ~+ ui_type

protocol PurseViewOutput: AnyObject { func copy() }

final class PursePresenter: PurseViewOutput {
  weak var view: PurseViewInput?
  var interactor: PurseInteractorInput?

  func copy() { UIPasteboard.general.string = "purse" }  // ~ ui_type: UIPasteboard
}

//- Purse/PurseViewController.swift
import UIKit

protocol PurseViewInput: AnyObject {}

final class PurseViewController: UIViewController, PurseViewInput {
  var output: PurseViewOutput?
}

//- Purse/PurseInteractor.swift
protocol PurseInteractorInput: AnyObject {}

final class PurseInteractor: PurseInteractorInput {}
