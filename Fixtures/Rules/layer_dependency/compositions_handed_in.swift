// What a property keeps as a composition, and an initialiser takes for it, is one finding.
//- Player/PlayerViewController.swift
import UIKit

final class PlayerViewController: UIViewController {
  var output: PlayerViewOutput?
}

//- Player/PlayerPresenter.swift
protocol PlayerViewOutput {}

final class PlayerPresenter: PlayerViewOutput {
  var interactor: PlayerInteractorInput?
  private let store: (StorageService & TrackStoreService)  // ~ layer_dependency: holds StorageService

  init(store: (StorageService & TrackStoreService)) {  // ~+ layer_dependency
    self.store = store
  }
}

//- Player/PlayerInteractor.swift
protocol PlayerInteractorInput {}

final class PlayerInteractor: PlayerInteractorInput {}

//- Services/Stores.swift
import Foundation

protocol StorageService { func data() -> Data }

protocol TrackStoreService { func tracks() -> Data }

final class FileStorageService: StorageService, TrackStoreService {
  func data() -> Data { FileManager.default.contents(atPath: "data") ?? Data() }
  func tracks() -> Data { FileManager.default.contents(atPath: "tracks") ?? Data() }
}
