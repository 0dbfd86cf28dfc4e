//- .viperlint.yml
preset: clean-swift

//- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application() { AppCoordinator(UINavigationController()).start() }
}

//- App/AppCoordinator.swift
import UIKit

final class AppCoordinator {  // = router
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    setUp()
    navigation.pushViewController(FeedViewController(), animated: false)
  }

  private func setUp() {
    SettingsService.setUp()
  }
}

//- App/SettingsService.swift
import Foundation

final class SettingsService {  // = service
  static func setUp() { UserDefaults.standard.set(true, forKey: "isSetUp") }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  var presenter: FeedPresenterInput?
}

//= twin
//- .viperlint.yml
preset: clean-swift

//- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application() { AppCoordinator(UINavigationController()).start() }
}

//- App/AppCoordinator.swift
import UIKit

final class AppCoordinator {  // = router
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    setUp()
    navigation.pushViewController(FeedViewController(), animated: false)
  }

  private func setUp() {
    SettingsService.setUp()  // ~ protocol_boundary: calls SettingsService
  }
}

//- App/OtherCoordinator.swift
import UIKit

final class OtherCoordinator {
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func again() {
    AppCoordinator(navigation).start()
    navigation.popViewController(animated: true)
  }
}

//- App/SettingsService.swift
import Foundation

final class SettingsService {  // = service
  static func setUp() { UserDefaults.standard.set(true, forKey: "isSetUp") }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  var presenter: FeedPresenterInput?
}
