//- Main/MainTabBarController.swift
import UIKit

final class MainTabBarController: UITabBarController {
  var output: MainViewOutput?
}

//- Main/MainPresenter.swift
protocol MainViewOutput {}

final class MainPresenter: MainViewOutput {}

//- Main/MainAssembly.swift
final class MainAssembly {
  func make() -> MainTabBarController {
    let feed = FeedRouter()
    let mail = MailRouter()
    return MainTabBarController()
  }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
final class FeedRouter {
  func showTabs(of window: UIWindow?) {
    (window?.rootViewController as? MainTabBarController)?.selectedIndex = 1
  }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {}

//- Mail/MailRouter.swift
final class MailRouter {
}

//= twin
//- Main/MainTabBarController.swift
import UIKit

final class MainTabBarController: UITabBarController {
  var output: MainViewOutput?
}

//- Main/MainPresenter.swift
protocol MainViewOutput {}

final class MainPresenter: MainViewOutput {}

//- Main/MainAssembly.swift
final class MainAssembly {
  func make() -> MainTabBarController {
    let feed = FeedRouter()
    return MainTabBarController()
  }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
final class FeedRouter {
  func showTabs(of window: UIWindow?) {
    (window?.rootViewController as? MainTabBarController)?.selectedIndex = 1  // ~ module_boundary
  }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {}

//- Mail/MailRouter.swift
final class MailRouter {
}
