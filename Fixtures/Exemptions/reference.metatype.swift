//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?

  func register(with table: Table) { table.register(FeedViewController.self) }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Tour/TourPresenter.swift
// A builder's metatype that is kept is the builder.
final class TourPresenter {
  weak var view: TourViewInput?
  func name() -> String { String(describing: TourLink.self) }
}
//- Tour/TourViewController.swift
import UIKit

protocol TourViewInput: AnyObject {}

final class TourViewController: UIViewController, TourViewInput {}
//- Tour/TourLink.swift
import UIKit

enum TourLink {
  static func open() -> UIViewController {
    let view = TourViewController()
    let presenter = TourPresenter()
    presenter.view = view
    return view
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
  var interactor: FeedInteractorInput?

  func register(with table: Table) { table.register(FeedViewController.shared()) }  // ~ protocol_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Tour/TourPresenter.swift
// A builder's metatype that is kept is the builder.
final class TourPresenter {
  weak var view: TourViewInput?
  private let link = TourLink.self  // ~ layer_dependency
}
//- Tour/TourViewController.swift
import UIKit

protocol TourViewInput: AnyObject {}

final class TourViewController: UIViewController, TourViewInput {}
//- Tour/TourLink.swift
import UIKit

enum TourLink {
  static func open() -> UIViewController {
    let view = TourViewController()
    let presenter = TourPresenter()
    presenter.view = view
    return view
  }
}
