//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput {
  var tint: UIColor { get }  // ~ note ui_type
}

final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewInput?
  private let interactor: FeedInteractorInput
  var tint: UIColor { .red }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}


//- Login/LoginViewController.swift
import UIKit

protocol LoginViewInput: AnyObject {}

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput?
}

//- Login/LoginPresenter.swift
import UIKit

protocol LoginViewOutput {
  var tint: UIColor { get }  // ~ note ui_type
}

final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput?
  private let interactor: LoginInteractorInput
  var tint: UIColor { .red }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput {}


//- News/NewsViewController.swift
import UIKit

protocol NewsViewInput: AnyObject {}

final class NewsViewController: UIViewController, NewsViewInput {
  var output: NewsViewOutput?
}

//- News/NewsPresenter.swift
import UIKit

protocol NewsViewOutput {
  var tint: UIColor { get }  // ~ note ui_type
}

final class NewsPresenter: NewsViewOutput {
  weak var view: NewsViewInput?
  private let interactor: NewsInteractorInput
  var tint: UIColor { .red }
}

//- News/NewsInteractor.swift
protocol NewsInteractorInput {}

final class NewsInteractor: NewsInteractorInput {}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput {
  var tint: UIColor { get }  // ~ ui_type
}

final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewInput?
  private let interactor: FeedInteractorInput
  var tint: UIColor { .red }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}


//- Login/LoginViewController.swift
import UIKit

protocol LoginViewInput: AnyObject {}

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput?
}

//- Login/LoginPresenter.swift
import UIKit

protocol LoginViewOutput {
  var tint: UIColor { get }  // ~ ui_type
}

final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput?
  private let interactor: LoginInteractorInput
  var tint: UIColor { .red }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput {}
