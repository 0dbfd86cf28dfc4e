// Interactors that hold services leave to them what those do: one that does it itself is told of it, but
// not of a store that more interactors reach than services.
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

  private var task: URLSessionTask?
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

  func migrate() { _ = ProfileMigrator(files: FileManager.default) }
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
  private let service: SessionServiceType
  init(service: SessionServiceType) { self.service = service }

  func leave() {
    UserDefaults.standard.removeObject(forKey: "token")  // ~ data_access: LoginInteractor uses UserDefaults
  }
}

//- Profile/ProfileMigrator.swift
final class ProfileMigrator {
  init(files: FileManager) {}
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

//- Album/AlbumInteractor.swift
protocol AlbumInteractorInput {}

final class AlbumInteractor: AlbumInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Album/AlbumPresenter.swift
final class AlbumPresenter {
  private let interactor: AlbumInteractorInput
  init(interactor: AlbumInteractorInput) { self.interactor = interactor }
}

//- Board/BoardInteractor.swift
protocol BoardInteractorInput {}

final class BoardInteractor: BoardInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Board/BoardPresenter.swift
final class BoardPresenter {
  private let interactor: BoardInteractorInput
  init(interactor: BoardInteractorInput) { self.interactor = interactor }
}

//- Cover/CoverInteractor.swift
protocol CoverInteractorInput {}

final class CoverInteractor: CoverInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }

  func clear() { try? FileManager.default.removeItem(atPath: "cover") }
}

//- Cover/CoverPresenter.swift
final class CoverPresenter {
  private let interactor: CoverInteractorInput
  init(interactor: CoverInteractorInput) { self.interactor = interactor }
}

//- Draft/DraftInteractor.swift
protocol DraftInteractorInput {}

final class DraftInteractor: DraftInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }

  func clear() { try? FileManager.default.removeItem(atPath: "cover") }
}

//- Draft/DraftPresenter.swift
final class DraftPresenter {
  private let interactor: DraftInteractorInput
  init(interactor: DraftInteractorInput) { self.interactor = interactor }
}

//- Event/EventInteractor.swift
protocol EventInteractorInput {}

final class EventInteractor: EventInteractorInput {
  private let service: FeedServiceType
  init(service: FeedServiceType) { self.service = service }
}

//- Event/EventPresenter.swift
final class EventPresenter {
  private let interactor: EventInteractorInput
  init(interactor: EventInteractorInput) { self.interactor = interactor }
}
