// Interactors that ask services of the process leave a store to them as those do that hold theirs.
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
  func load() {
    ItemService.shared.load()  // ~ protocol_boundary
  }
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
  func load() {
    ItemService.shared.load()  // ~ protocol_boundary
  }
}

//- Cart/CartViewController.swift
import UIKit

final class CartViewController: UIViewController {
  var output: CartViewOutput?
}

//- Cart/CartPresenter.swift
protocol CartViewOutput {}

final class CartPresenter: CartViewOutput {
  private let interactor: CartInteractorInput
  init(interactor: CartInteractorInput) { self.interactor = interactor }
}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {}

final class CartInteractor: CartInteractorInput {
  func load() {
    ItemService.shared.load()  // ~ protocol_boundary
  }
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
  func load() {
    UserDefaults.standard.removeObject(forKey: "token")  // ~ data_access: LoginInteractor uses UserDefaults
    // No service of this code reaches files.
    _ = FileManager.default.fileExists(atPath: "token")
  }
}

//- Services/ItemService.swift
import Foundation

final class ItemService {
  static let shared = ItemService()
  func load() {}
}

//- Services/SessionService.swift
import Foundation

protocol SessionServiceType { var token: String? { get } }

final class SessionService: SessionServiceType {
  var token: String? { UserDefaults.standard.string(forKey: "token") }
}
