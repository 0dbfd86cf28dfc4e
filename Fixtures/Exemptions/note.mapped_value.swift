//- .viperlint.yml
exclude: []

//- Trips/TripsViewController.swift
import UIKit

protocol TripsViewInput: AnyObject { func show(_ trip: Trip) }  // ~ note entity_in_view

final class TripsViewController: UIViewController, TripsViewInput {
  var output: TripsViewOutput?

  func show(_ trip: Trip) { title = trip.title }
}

//- Trips/TripsPresenter.swift
protocol TripsViewOutput { func load() }

final class TripsPresenter: TripsViewOutput, TripsInteractorOutput {
  weak var view: TripsViewInput?
  private let interactor: TripsInteractorInput
  private var trip: Trip?

  init(interactor: TripsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ record: TripRecord) {
    let trip = record.toTrip()
    self.trip = trip
    view?.show(trip)
  }
}

//- Trips/TripsInteractor.swift
protocol TripsInteractorInput { func load() }
protocol TripsInteractorOutput: AnyObject { func loaded(_ record: TripRecord) }

final class TripsInteractor: TripsInteractorInput {
  weak var output: TripsInteractorOutput?

  func load() { output?.loaded(TripRecord(title: "Oslo", days: 3)) }
}

//- Entities/TripRecord.swift
struct TripRecord: Codable {
  let title: String
  let days: Int

  func toTrip() -> Trip { Trip(title: title, days: days) }
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

protocol TripsViewInput: AnyObject { func show(_ trip: Trip) }  // ~ entity_in_view

final class TripsViewController: UIViewController, TripsViewInput {
  var output: TripsViewOutput?

  func show(_ trip: Trip) { title = trip.title }
}

//- Trips/TripsPresenter.swift
protocol TripsViewOutput { func load() }

final class TripsPresenter: TripsViewOutput, TripsInteractorOutput {
  weak var view: TripsViewInput?
  private let interactor: TripsInteractorInput
  private var trip: Trip?

  init(interactor: TripsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ trip: Trip) {
    self.trip = trip
    view?.show(trip)
  }
}

//- Trips/TripsInteractor.swift
protocol TripsInteractorInput { func load() }
protocol TripsInteractorOutput: AnyObject { func loaded(_ trip: Trip) }

final class TripsInteractor: TripsInteractorInput {
  weak var output: TripsInteractorOutput?

  func load() { output?.loaded(TripRecord(title: "Oslo", days: 3).toTrip()) }
}

//- Entities/TripRecord.swift
struct TripRecord: Codable {
  let title: String
  let days: Int

  func toTrip() -> Trip { Trip(title: title, days: days) }
}

//- Entities/Trip.swift
struct Trip: Codable {
  let title: String
  let days: Int
}
