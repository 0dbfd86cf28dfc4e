// Under viper-configurator a view knows its configurator through a protocol; made as the default
// value of the property it is injection.
//- .viperlint.yml
preset: viper-configurator

//- About/AboutViewController.swift
import UIKit

protocol AboutPresenterProtocol: AnyObject { func didLoad() }

final class AboutViewController: UIViewController {
  let configurator: AboutConfiguratorProtocol = AboutConfigurator()
  var presenter: AboutPresenterProtocol?
}

final class AboutPanelView: UIView {
  let configurator = AboutConfigurator()  // ~ protocol_boundary: AboutConfigurator
}

//- About/AboutConfigurator.swift
protocol AboutConfiguratorProtocol: AnyObject { func configure(with controller: AboutViewController) }

final class AboutConfigurator: AboutConfiguratorProtocol {
  func configure(with controller: AboutViewController) {
    let presenter = AboutPresenter()
    let router = AboutRouter()
    presenter.router = router
    controller.presenter = presenter
  }
}

//- About/AboutPresenter.swift
final class AboutPresenter: AboutPresenterProtocol {
  var router: AboutRouterProtocol?

  func didLoad() {}
}

//- About/AboutRouter.swift
protocol AboutRouterProtocol: AnyObject {}

final class AboutRouter: AboutRouterProtocol {
  var configurator: AboutConfiguratorProtocol?  // ~ layer_dependency: AboutConfiguratorProtocol
}
