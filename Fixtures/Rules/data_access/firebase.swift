// Firebase's types have names that others have as well: they count where the file imports their module.
//- Home/HomePresenter.swift
import Firebase

protocol HomeViewOutput {}

final class HomePresenter: HomeViewOutput {
  var interactor: HomeInteractorInput?

  func like() {
    guard let user = Auth.auth().currentUser else { return }  // ~ data_access: HomePresenter uses Auth
    interactor?.like(user.uid)
  }
}

//- Home/HomeViewController.swift
import FirebaseStorage
import UIKit

final class HomeViewController: UIViewController {
  var output: HomeViewOutput?

  func upload() {
    let folder = Storage.storage().reference()  // ~ data_access: HomeViewController uses Storage
    print(folder, Database.database())
  }
}

//- Home/HomeInteractor.swift
import FirebaseAuth

protocol HomeInteractorInput { func like(_ user: String) }

final class HomeInteractor: HomeInteractorInput {
  func like(_ user: String) { print(Auth.auth()) }
}

//- Search/SearchPresenter.swift
protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  var interactor: SearchInteractorInput?

  func load() { print(Auth.auth(), Storage.storage()) }
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput {}

final class SearchInteractor: SearchInteractorInput {}

//- Cart/CartPresenter.swift
import Firebase

protocol CartViewOutput {}

final class CartPresenter: CartViewOutput {
  var interactor: CartInteractorInput?

  func load() { print(RemoteConfig.remoteConfig()) }
}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {}

final class CartInteractor: CartInteractorInput {}

//- Common/RemoteConfig.swift
enum RemoteConfig {
  static func remoteConfig() -> String { "" }
}
