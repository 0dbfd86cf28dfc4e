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

// It answers no protocol of such parts: what it hears of the app it hears as a service.
final class BadgeService {
  func application(_ application: UIApplication, didShow badge: UIView) {  // ~ ui_type: UIView
    UserDefaults.standard.set(1, forKey: "badge")
  }
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
