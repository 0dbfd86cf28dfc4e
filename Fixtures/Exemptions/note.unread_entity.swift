//- .viperlint.yml
exclude: []

//- Trips/TripsViewController.swift
import UIKit

protocol TripsViewInput: AnyObject { func show(_ row: TripRowViewModel) }

final class TripsViewController: UIViewController, TripsViewInput {
  var output: TripsViewOutput?

  func show(_ row: TripRowViewModel) { title = row.name }
}

//- Trips/TripRowViewModel.swift
struct TripRowViewModel {
  let trip: Trip  // ~ note entity_in_view

  var name: String { trip.title }
}

//- Trips/TripsPresenter.swift
protocol TripsViewOutput { func load() }

final class TripsPresenter: TripsViewOutput, TripsInteractorOutput {
  weak var view: TripsViewInput?
  private let interactor: TripsInteractorInput

  init(interactor: TripsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ trip: Trip) { view?.show(TripRowViewModel(trip: trip)) }
}

//- Trips/TripsInteractor.swift
protocol TripsInteractorInput { func load() }
protocol TripsInteractorOutput: AnyObject { func loaded(_ trip: Trip) }

final class TripsInteractor: TripsInteractorInput {
  weak var output: TripsInteractorOutput?

  func load() { output?.loaded(Trip(title: "Oslo", days: 3)) }
}

//- Entities/Trip.swift
struct Trip: Codable {
  let title: String
  let days: Int
}

//= twin
//- .viperlint.yml
exclude: []

//- Trips/TripsViewController.swift
import UIKit

protocol TripsViewInput: AnyObject { func show(_ row: TripRowViewModel) }

final class TripsViewController: UIViewController, TripsViewInput {
  var output: TripsViewOutput?

  func show(_ row: TripRowViewModel) { title = row.trip.title }
}

//- Trips/TripRowViewModel.swift
struct TripRowViewModel {
  let trip: Trip  // ~ entity_in_view

  var name: String { trip.title }
}

//- Trips/TripsPresenter.swift
protocol TripsViewOutput { func load() }

final class TripsPresenter: TripsViewOutput, TripsInteractorOutput {
  weak var view: TripsViewInput?
  private let interactor: TripsInteractorInput

  init(interactor: TripsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ trip: Trip) { view?.show(TripRowViewModel(trip: trip)) }
}

//- Trips/TripsInteractor.swift
protocol TripsInteractorInput { func load() }
protocol TripsInteractorOutput: AnyObject { func loaded(_ trip: Trip) }

final class TripsInteractor: TripsInteractorInput {
  weak var output: TripsInteractorOutput?

  func load() { output?.loaded(Trip(title: "Oslo", days: 3)) }
}

//- Entities/Trip.swift
struct Trip: Codable {
  let title: String
  let days: Int
}
