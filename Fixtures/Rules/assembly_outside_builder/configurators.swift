// A configurator as a default value is how a view of the Rambler style is put together.
//- .viperlint.yml
preset: viper-configurator

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenterProtocol!
  let configurator: FeedConfiguratorProtocol = FeedConfigurator()
  var spare: FeedPresenterProtocol = FeedPresenter()  // ~ assembly_outside_builder: FeedPresenter
}

//- Feed/FeedConfigurator.swift
protocol FeedConfiguratorProtocol: AnyObject {}

final class FeedConfigurator: FeedConfiguratorProtocol {
  func configure(with controller: FeedViewController) {
    let presenter = FeedPresenter()
    presenter.router = FeedRouter()
    controller.presenter = presenter
  }
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterProtocol: AnyObject {}

final class FeedPresenter: FeedPresenterProtocol {
  var router: FeedRouterProtocol!
}

//- Feed/FeedRouter.swift
protocol FeedRouterProtocol: AnyObject {}

final class FeedRouter: FeedRouterProtocol {}
