// A value of a module counts where nothing but a subscript follows its name, too.
//- Settings/SettingsViewController.swift
import SwiftyUserDefaults
import UIKit

final class SettingsViewController: UIViewController {
  var output: SettingsViewOutput?

  func save() { Defaults[\.name] = "Ada" }  // ~ data_access: SettingsViewController uses Defaults
}

final class SettingsFooter: UIView {
  func clear() { Defaults.removeAll() }  // ~ data_access: SettingsFooter uses Defaults
}

//- Settings/SettingsPresenter.swift
protocol SettingsViewOutput {}

final class SettingsPresenter: SettingsViewOutput {
  var interactor: SettingsInteractorInput?

  func load() { print(Defaults[0]) }
}

//- Settings/SettingsInteractor.swift
import SwiftyUserDefaults

protocol SettingsInteractorInput {}

final class SettingsInteractor: SettingsInteractorInput {
  func load() { print(Defaults[\.name]) }
}
