// What presenters alone make is what the view is given, though an interactor is told which was chosen and
// keeps that one.
//- .viperlint.yml
exclude: []

//- Trips/TripsViewController.swift
import UIKit

protocol TripsViewInput: AnyObject { func show(_ rows: [TripSummary]) }  // ~ note entity_in_view: TripSummary

final class TripsViewController: UIViewController, TripsViewInput {
  var output: TripsViewOutput?

  func show(_ rows: [TripSummary]) { title = rows.first?.title }
}

//- Trips/TripsPresenter.swift
protocol TripsViewOutput { func load() }

final class TripsPresenter: TripsViewOutput, TripsInteractorOutput {
  weak var view: TripsViewInput?
  private let interactor: TripsInteractorInput
  private var rows: [TripSummary] = []

  init(interactor: TripsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ trip: Trip) {
    rows = [TripSummary(title: trip.title, days: trip.days)]
    view?.show(rows)
  }
}

//- Trips/TripsInteractor.swift
protocol TripsInteractorInput {
  func load()
  func choose(_ row: TripSummary)
}
protocol TripsInteractorOutput: AnyObject { func loaded(_ trip: Trip) }

final class TripsInteractor: TripsInteractorInput {
  weak var output: TripsInteractorOutput?
  private var chosen: TripSummary?

  func load() { output?.loaded(Trip(title: "Oslo", days: 3)) }
  func choose(_ row: TripSummary) { chosen = row }
}

//- Models/TripSummary.swift
struct TripSummary {
  let title: String
  let days: Int
}

//- Models/Trip.swift
struct Trip: Codable {
  let title: String
  let days: Int
}

//- Boats/BoatsViewController.swift
import UIKit

protocol BoatsViewInput: AnyObject { func show(_ rows: [BoatSummary]) }  // ~ entity_in_view: BoatSummary

final class BoatsViewController: UIViewController, BoatsViewInput {
  var output: BoatsViewOutput?

  func show(_ rows: [BoatSummary]) { title = rows.first?.title }
}

//- Boats/BoatsPresenter.swift
protocol BoatsViewOutput { func load() }

final class BoatsPresenter: BoatsViewOutput, BoatsInteractorOutput {
  weak var view: BoatsViewInput?
  private let interactor: BoatsInteractorInput
  private var rows: [BoatSummary] = []

  init(interactor: BoatsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ found: [BoatSummary]) {
    rows = found + [BoatSummary(title: "none", seats: 0)]
    view?.show(rows)
  }
}

//- Boats/BoatsInteractor.swift
protocol BoatsInteractorInput {
  func load()
  func choose(_ row: BoatSummary)
}
protocol BoatsInteractorOutput: AnyObject { func loaded(_ found: [BoatSummary]) }

final class BoatsInteractor: BoatsInteractorInput {
  weak var output: BoatsInteractorOutput?
  private var chosen: BoatSummary?

  func load() { output?.loaded([BoatSummary(title: "Fram", seats: 12)]) }
  func choose(_ row: BoatSummary) { chosen = row }
}

//- Models/BoatSummary.swift
struct BoatSummary {
  let title: String
  let seats: Int
}
