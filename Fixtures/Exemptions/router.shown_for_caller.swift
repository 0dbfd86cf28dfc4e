//- .viperlint.yml
preset: viper

//- Links/PageManager.swift
import UIKit

final class PageManager {
  static let shared = PageManager()
  func open(_ address: String, in host: UIViewController) {
    host.present(PageViewController(address), animated: true)
  }
}

//- Links/PageViewController.swift
import UIKit

final class PageViewController: UIViewController {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenterProtocol?
  func follow() { PageManager.shared.open("help", in: self) }
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterProtocol: AnyObject {}

final class FeedPresenter: FeedPresenterProtocol {}

//= twin
//- .viperlint.yml
preset: viper

//- Links/PageManager.swift
import UIKit

final class PageManager {
  static let shared = PageManager()
  func open(_ address: String, in host: UIViewController) {
    host.present(PageViewController(address), animated: true)
  }
}

//- Links/PageViewController.swift
import UIKit

final class PageViewController: UIViewController {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenterProtocol?
  func follow() { PageManager.shared.open("help", in: self) }  // ~ layer_dependency: PageManager
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterProtocol: AnyObject {}

final class FeedPresenter: FeedPresenterProtocol {
  var router: FeedRouterProtocol?
}

//- Feed/FeedRouter.swift
protocol FeedRouterProtocol: AnyObject {}

final class FeedRouter: FeedRouterProtocol {}
