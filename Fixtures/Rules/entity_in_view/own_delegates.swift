// A delegate that a presenter declares for its own view is the view's interface, and excuses no
// witness; another module's is chosen by that module.
//- Entities/Song.swift
struct Song: Decodable { let title: String }  // = entity

//- Songs/SongsPresenter.swift
protocol SongsPresenterDelegate: AnyObject {  // = view
  func show(_ song: Song)  // ~ entity_in_view: Song
}

final class SongsPresenter {
  weak var delegate: SongsPresenterDelegate?
  var interactor: SongsInteractorInput?
}

//- Songs/SongsInteractor.swift
protocol SongsInteractorInput { func load() -> Song }

final class SongsInteractor: SongsInteractorInput {
  func load() -> Song { Song(title: "") }
}

//- Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController, SongsPresenterDelegate, PickPresenterListener {
  func show(_ song: Song) {}  // ~+ entity_in_view

  func didPick(_ song: Song) {}
}

//- Pick/PickPresenter.swift
protocol PickPresenterListener: AnyObject {
  func didPick(_ song: Song)  // ~ entity_in_view: Song
}

final class PickPresenter {
  weak var listener: PickPresenterListener?
  var interactor: PickInteractorInput?
}

//- Pick/PickInteractor.swift
protocol PickInteractorInput {}

final class PickInteractor: PickInteractorInput {}

//- Pick/PickViewController.swift
import UIKit

final class PickViewController: UIViewController {}
