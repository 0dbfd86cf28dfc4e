// What the app's delegate hands its calls on to is a part of the app's start, whatever its last word.
//- App/StartService.swift
import UIKit

protocol StartService: AnyObject {
  func application(_ application: UIApplication, didStartIn window: UIWindow)
}

final class RootService: StartService {
  func application(_ application: UIApplication, didStartIn window: UIWindow) {
    window.rootViewController = UISplitViewController()
  }
}

//- App/BadgeService.swift
import UIKit

// It is asked by a component, and hears nothing of the app.
final class BadgeService {
  func application(_ badge: UIView) { UserDefaults.standard.set(1, forKey: "badge") }  // ~ ui_type: UIView
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
