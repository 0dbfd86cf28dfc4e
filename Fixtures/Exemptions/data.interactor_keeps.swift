//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput
  init(interactor: FeedInteractorInput) { self.interactor = interactor }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var output: SearchViewOutput?
}

//- Search/SearchPresenter.swift
protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  private let interactor: SearchInteractorInput
  init(interactor: SearchInteractorInput) { self.interactor = interactor }
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput {}

final class SearchInteractor: SearchInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
}

//- Login/LoginPresenter.swift
protocol LoginViewOutput {}

final class LoginPresenter: LoginViewOutput {
  private let interactor: LoginInteractorInput
  init(interactor: LoginInteractorInput) { self.interactor = interactor }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput {
  func leave() {
    UserDefaults.standard.removeObject(forKey: "token")
  }
}

//- Services/SessionService.swift
protocol SessionServiceType { var token: String? { get } }

final class SessionService: SessionServiceType {
  var token: String? { UserDefaults.standard.string(forKey: "token") }
}

//- Services/FeedService.swift
protocol FeedServiceType { func load(_ done: @escaping (Data?) -> Void) }

final class FeedService: FeedServiceType {
  func load(_ done: @escaping (Data?) -> Void) {
    URLSession.shared.dataTask(with: address) { data, _, _ in done(data) }.resume()
  }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput
  init(interactor: FeedInteractorInput) { self.interactor = interactor }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var output: SearchViewOutput?
}

//- Search/SearchPresenter.swift
protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  private let interactor: SearchInteractorInput
  init(interactor: SearchInteractorInput) { self.interactor = interactor }
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput {}

final class SearchInteractor: SearchInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Profile/ProfileViewController.swift
import UIKit

final class ProfileViewController: UIViewController {
  var output: ProfileViewOutput?
}

//- Profile/ProfilePresenter.swift
protocol ProfileViewOutput {}

final class ProfilePresenter: ProfileViewOutput {
  private let interactor: ProfileInteractorInput
  init(interactor: ProfileInteractorInput) { self.interactor = interactor }
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput {}

final class ProfileInteractor: ProfileInteractorInput {
  private let service: SessionServiceType
  init(service: SessionServiceType) { self.service = service }
}

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
}

//- Login/LoginPresenter.swift
protocol LoginViewOutput {}

final class LoginPresenter: LoginViewOutput {
  private let interactor: LoginInteractorInput
  init(interactor: LoginInteractorInput) { self.interactor = interactor }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput {
  func leave() {
    UserDefaults.standard.removeObject(forKey: "token")  // ~ data_access
  }
}

//- Services/SessionService.swift
protocol SessionServiceType { var token: String? { get } }

final class SessionService: SessionServiceType {
  var token: String? { UserDefaults.standard.string(forKey: "token") }
}

//- Services/FeedService.swift
protocol FeedServiceType { func load(_ done: @escaping (Data?) -> Void) }

final class FeedService: FeedServiceType {
  func load(_ done: @escaping (Data?) -> Void) {
    URLSession.shared.dataTask(with: address) { data, _, _ in done(data) }.resume()
  }
}
