// The twin of configurator_preset.swift: under viper a view may know its configurator as it likes.
//- About/AboutViewController.swift
import UIKit

protocol AboutPresenterProtocol: AnyObject { func didLoad() }

final class AboutViewController: UIViewController {
  let configurator = AboutConfigurator()
  var presenter: AboutPresenterProtocol?
}

//- About/AboutConfigurator.swift
protocol AboutConfiguratorProtocol: AnyObject { func configure(with controller: AboutViewController) }

final class AboutConfigurator: AboutConfiguratorProtocol {  // = builder by name
  func configure(with controller: AboutViewController) {
    controller.presenter = AboutPresenter()
  }
}

//- About/AboutPresenter.swift
final class AboutPresenter: AboutPresenterProtocol {
  var configurator: AboutConfiguratorProtocol?  // ~ layer_dependency: AboutConfiguratorProtocol

  func didLoad() {}
}
