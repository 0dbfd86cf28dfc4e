//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject {}

final class FeedViewController: UIViewController, FeedDisplayLogic {
  private let interactor: FeedBusinessLogic?
}

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}

final class FeedInteractor: FeedBusinessLogic {
  private let presenter: FeedPresentationLogic
  private let router: FeedRoutingLogic  // ~ note layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}

final class FeedPresenter: FeedPresentationLogic {
  weak var view: FeedDisplayLogic?
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRoutingLogic {}

final class FeedRouter: FeedRoutingLogic {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- Feed/FeedModels.swift
enum Feed {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}


//- Login/LoginViewController.swift
import UIKit

protocol LoginDisplayLogic: AnyObject {}

final class LoginViewController: UIViewController, LoginDisplayLogic {
  private let interactor: LoginBusinessLogic?
}

//- Login/LoginInteractor.swift
protocol LoginBusinessLogic {}

final class LoginInteractor: LoginBusinessLogic {
  private let presenter: LoginPresentationLogic
  private let router: LoginRoutingLogic  // ~ note layer_dependency
}

//- Login/LoginPresenter.swift
protocol LoginPresentationLogic {}

final class LoginPresenter: LoginPresentationLogic {
  weak var view: LoginDisplayLogic?
}

//- Login/LoginRouter.swift
import UIKit

protocol LoginRoutingLogic {}

final class LoginRouter: LoginRoutingLogic {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- Login/LoginModels.swift
enum Login {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}


//- News/NewsViewController.swift
import UIKit

protocol NewsDisplayLogic: AnyObject {}

final class NewsViewController: UIViewController, NewsDisplayLogic {
  private let interactor: NewsBusinessLogic?
}

//- News/NewsInteractor.swift
protocol NewsBusinessLogic {}

final class NewsInteractor: NewsBusinessLogic {
  private let presenter: NewsPresentationLogic
  private let router: NewsRoutingLogic  // ~ note layer_dependency
}

//- News/NewsPresenter.swift
protocol NewsPresentationLogic {}

final class NewsPresenter: NewsPresentationLogic {
  weak var view: NewsDisplayLogic?
}

//- Flows/NewsRouter.swift
import UIKit

protocol NewsRoutingLogic {}

final class NewsRouter: NewsRoutingLogic {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- News/NewsModels.swift
enum News {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject {}

final class FeedViewController: UIViewController, FeedDisplayLogic {
  private let interactor: FeedBusinessLogic?
}

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}

final class FeedInteractor: FeedBusinessLogic {
  private let presenter: FeedPresentationLogic
  private let router: FeedRoutingLogic  // ~ layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}

final class FeedPresenter: FeedPresentationLogic {
  weak var view: FeedDisplayLogic?
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRoutingLogic {}

final class FeedRouter: FeedRoutingLogic {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- Feed/FeedModels.swift
enum Feed {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}


//- Login/LoginViewController.swift
import UIKit

protocol LoginDisplayLogic: AnyObject {}

final class LoginViewController: UIViewController, LoginDisplayLogic {
  private let interactor: LoginBusinessLogic?
}

//- Login/LoginInteractor.swift
protocol LoginBusinessLogic {}

final class LoginInteractor: LoginBusinessLogic {
  private let presenter: LoginPresentationLogic
  private let router: LoginRoutingLogic  // ~ layer_dependency
}

//- Login/LoginPresenter.swift
protocol LoginPresentationLogic {}

final class LoginPresenter: LoginPresentationLogic {
  weak var view: LoginDisplayLogic?
}

//- Login/LoginRouter.swift
import UIKit

protocol LoginRoutingLogic {}

final class LoginRouter: LoginRoutingLogic {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- Login/LoginModels.swift
enum Login {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}


//- News/NewsViewController.swift
import UIKit

protocol NewsDisplayLogic: AnyObject {}

final class NewsViewController: UIViewController, NewsDisplayLogic {
  private let interactor: NewsBusinessLogic?
}

//- News/NewsInteractor.swift
protocol NewsBusinessLogic {}

final class NewsInteractor: NewsBusinessLogic {
  private let presenter: NewsPresentationLogic
  private let router: NewsRoutingLogic  // ~ layer_dependency
}

//- News/NewsPresenter.swift
protocol NewsPresentationLogic {}

final class NewsPresenter: NewsPresentationLogic {
  weak var view: NewsDisplayLogic?
  var router: NewsRoutingLogic?
}

//- News/NewsRouter.swift
import UIKit

protocol NewsRoutingLogic {}

final class NewsRouter: NewsRoutingLogic {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- News/NewsModels.swift
enum News {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}
