// A controller of Clean Swift that puts its scene together hands on what its worker needs, be it from its
// initialiser. One that asks the service itself knows it.
//- .viperlint.yml
preset: clean-swift

//- Services/SongAPI.swift
final class SongAPI {
  private let session = URLSession.shared
  func start() {}
}

//- Scenes/List/ListViewController.swift
import UIKit

protocol ListDisplayLogic: AnyObject { func show() }

final class ListViewController: UIViewController, ListDisplayLogic {
  var interactor: ListBusinessLogic?
  var router: ListRoutingLogic?

  init(songs: SongAPI) {
    super.init(nibName: nil, bundle: nil)
    setup(songs: songs)
  }

  func show() {}

  private func setup(songs: SongAPI) {
    let interactor = ListInteractor()
    let presenter = ListPresenter()
    let router = ListRouter()
    interactor.worker = ListWorker(songs: songs)
    interactor.presenter = presenter
    presenter.viewController = self
    router.viewController = self
    self.interactor = interactor
    self.router = router
  }
}

//- Scenes/List/ListInteractor.swift
protocol ListBusinessLogic { func load() }

final class ListInteractor: ListBusinessLogic {
  var presenter: ListPresentationLogic?
  var worker: ListWorker?
  func load() { presenter?.present() }
}

//- Scenes/List/ListPresenter.swift
protocol ListPresentationLogic { func present() }

final class ListPresenter: ListPresentationLogic {
  weak var viewController: ListDisplayLogic?
  func present() { viewController?.show() }
}

//- Scenes/List/ListRouter.swift
protocol ListRoutingLogic { func close() }

final class ListRouter: ListRoutingLogic {
  weak var viewController: UIViewController?
  func close() { viewController?.dismiss(animated: true) }
}

//- Scenes/List/ListWorker.swift
final class ListWorker {
  private let songs: SongAPI
  init(songs: SongAPI) { self.songs = songs }
}

//- Scenes/Player/PlayerViewController.swift
import UIKit

protocol PlayerDisplayLogic: AnyObject { func show() }

final class PlayerViewController: UIViewController, PlayerDisplayLogic {
  var interactor: PlayerBusinessLogic?
  var router: PlayerRoutingLogic?

  init(songs: SongAPI) {  // ~ layer_dependency: PlayerViewController takes SongAPI
    super.init(nibName: nil, bundle: nil)
    setup(songs: songs)
  }

  func show() {}

  private func setup(songs: SongAPI) {  // ~+ layer_dependency
    songs.start()
  }
}

//- Scenes/Player/PlayerInteractor.swift
protocol PlayerBusinessLogic { func load() }

final class PlayerInteractor: PlayerBusinessLogic {
  var presenter: PlayerPresentationLogic?
  var worker: PlayerWorker?
  func load() { presenter?.present() }
}

//- Scenes/Player/PlayerPresenter.swift
protocol PlayerPresentationLogic { func present() }

final class PlayerPresenter: PlayerPresentationLogic {
  weak var viewController: PlayerDisplayLogic?
  func present() { viewController?.show() }
}

//- Scenes/Player/PlayerRouter.swift
protocol PlayerRoutingLogic { func close() }

final class PlayerRouter: PlayerRoutingLogic {
  weak var viewController: UIViewController?
  func close() { viewController?.dismiss(animated: true) }
}

//- Scenes/Player/PlayerWorker.swift
final class PlayerWorker {
  private let songs: SongAPI
  init(songs: SongAPI) { self.songs = songs }
}
