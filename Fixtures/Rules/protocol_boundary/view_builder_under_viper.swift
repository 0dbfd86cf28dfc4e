// The twin of configurator_preset.swift: under viper a view never knows its configurator.
//- About/AboutViewController.swift
import UIKit

protocol AboutPresenterProtocol: AnyObject { func didLoad() }

final class AboutViewController: UIViewController {
  var configurator: AboutConfiguratorProtocol?  // ~ layer_dependency: AboutConfiguratorProtocol
  var presenter: AboutPresenterProtocol?
}

//- About/AboutConfigurator.swift
protocol AboutConfiguratorProtocol: AnyObject { func configure(with controller: AboutViewController) }

final class AboutConfigurator: AboutConfiguratorProtocol {
  func configure(with controller: AboutViewController) {
    controller.presenter = AboutPresenter()
  }
}

//- About/AboutPresenter.swift
final class AboutPresenter: AboutPresenterProtocol {
  func didLoad() {}
}
