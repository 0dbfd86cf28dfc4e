// Where the preset was found: what a view takes out of a view model that keeps entities is told with that
// view model, wherever it is declared. What the view is handed itself is a fact of its own.
//- .viperlint.yml
exclude: []

//- Entities/Actor.swift
struct Actor: Decodable {
  let name: String
}

//- Workers/MovieWorker.swift
final class MovieWorker {
  func fetch() -> [Actor] { [] }
}

//- Display/MovieViewModel.swift
struct MovieViewModel {
  let title: String
  let actors: [Actor]  // ~ entity_in_view: MovieViewModel holds the entity Actor
}

//- Scenes/Movie/MovieViewController.swift
import UIKit

protocol MovieDisplayLogic: AnyObject {
  func display(viewModel: MovieViewModel)
}

final class MovieViewController: UIViewController, MovieDisplayLogic {
  var interactor: MovieBusinessLogic?
  var router: MovieRoutingLogic?
  private let label = UILabel()

  func display(viewModel: MovieViewModel) {
    for actor in viewModel.actors {  // ~+ entity_in_view
      label.text = actor.name
    }
  }
}

//- Scenes/Movie/MovieInteractor.swift
protocol MovieBusinessLogic { func load() }

final class MovieInteractor: MovieBusinessLogic {
  var presenter: MoviePresentationLogic?
  let worker = MovieWorker()
  func load() { presenter?.present(actors: worker.fetch()) }
}

//- Scenes/Movie/MoviePresenter.swift
protocol MoviePresentationLogic { func present(actors: [Actor]) }

final class MoviePresenter: MoviePresentationLogic {
  weak var viewController: MovieDisplayLogic?
  func present(actors: [Actor]) {
    viewController?.display(viewModel: MovieViewModel(title: "", actors: actors))
  }
}

//- Scenes/Movie/MovieRouter.swift
protocol MovieRoutingLogic { func close() }

final class MovieRouter: MovieRoutingLogic {
  weak var viewController: UIViewController?
  func close() { viewController?.dismiss(animated: true) }
}

//- Scenes/Cast/CastViewController.swift
import UIKit

protocol CastDisplayLogic: AnyObject {
  func display(actors: [Actor])  // ~ entity_in_view: CastDisplayLogic takes the entity Actor
}

final class CastViewController: UIViewController, CastDisplayLogic {
  var interactor: CastBusinessLogic?
  func display(actors: [Actor]) {}  // ~+ entity_in_view
}

//- Scenes/Cast/CastInteractor.swift
protocol CastBusinessLogic { func load() }

final class CastInteractor: CastBusinessLogic {
  var presenter: CastPresentationLogic?
  func load() { presenter?.present(actors: []) }
}

//- Scenes/Cast/CastPresenter.swift
protocol CastPresentationLogic { func present(actors: [Actor]) }

final class CastPresenter: CastPresentationLogic {
  weak var viewController: CastDisplayLogic?
  func present(actors: [Actor]) { viewController?.display(actors: actors) }
}
