// What a view asks its presenter for is in the presenter's protocol, and nowhere named in the view.
//- Parcels/Parcel.swift
struct Parcel: Decodable {
  let number: String
  let weight: Double
}

struct ParcelViewModel { let title: String }

//- Parcels/ParcelsContracts.swift
protocol ParcelsPresenterInput: AnyObject {
  var parcels: [Parcel] { get }
  var titles: [ParcelViewModel] { get }
  func parcel(at row: Int) -> Parcel?
  func title(at row: Int) -> ParcelViewModel
  func select(row: Int)
}

protocol ParcelsInteractorInput: AnyObject { func load() -> [Parcel] }

//- Parcels/ParcelsViewController.swift
import UIKit

final class ParcelsViewController: UIViewController {
  var presenter: ParcelsPresenterInput?

  func weight(row: Int) -> String {
    guard let parcel = presenter?.parcel(at: row) else { return "" }  // ~ entity_in_view
    return "\(parcel.weight)"
  }
}

//- Parcels/ParcelsListView.swift
import UIKit

/// How many there are it may ask, and for what is made ready to be shown.
final class ParcelsListView: UIView {
  var presenter: ParcelsPresenterInput?
  private let label = UILabel()

  func rows() -> Int { presenter?.parcels.count ?? 0 }

  func fill(row: Int) { label.text = presenter?.title(at: row).title }

  func tapped(row: Int) { presenter?.select(row: row) }
}

//- Parcels/ParcelsTableView.swift
import UIKit

/// Who takes a list takes what is in it.
final class ParcelsTableView: UITableView {
  var presenter: ParcelsPresenterInput?

  func number(row: Int) -> String { presenter?.parcels[row].number ?? "" }  // ~ entity_in_view: ParcelsTableView

  func hasRows() -> Bool { !(presenter?.parcels.isEmpty ?? true) && presenter?.parcels.indices.first == 0 }
}

//- Parcels/ParcelsChartView.swift
import UIKit

final class ParcelsChartView: UIView {
  var presenter: ParcelsPresenterInput?

  func heaviest() -> Double {
    presenter?.parcels.map { $0.weight }.max() ?? 0  // ~ entity_in_view: ParcelsChartView
  }

  func titles() -> [ParcelViewModel] { presenter?.titles ?? [] }
}

//- Parcels/ParcelsFooterView.swift
import UIKit

final class ParcelsFooterView: UIView {
  func show(first presenter: ParcelsPresenterInput) {
    let parcel: Parcel? = presenter.parcel(at: 0)  // ~ entity_in_view: ParcelsFooterView
    accessibilityLabel = parcel?.number
  }
}

//- Parcels/ParcelsPresenter.swift
final class ParcelsPresenter: ParcelsPresenterInput {
  private let interactor: ParcelsInteractorInput
  private(set) var parcels: [Parcel] = []

  init(interactor: ParcelsInteractorInput) { self.interactor = interactor }

  /// A presenter may know what its interactor gives.
  func reload() { parcels = interactor.load() }

  var titles: [ParcelViewModel] { parcels.map { ParcelViewModel(title: $0.number) } }

  func parcel(at row: Int) -> Parcel? { parcels.indices.contains(row) ? parcels[row] : nil }

  func title(at row: Int) -> ParcelViewModel { ParcelViewModel(title: parcels[row].number) }

  func select(row: Int) {}
}

//- Parcels/ParcelsInteractor.swift
import Foundation

final class ParcelsInteractor: ParcelsInteractorInput {
  func load() -> [Parcel] { (try? JSONDecoder().decode([Parcel].self, from: Data())) ?? [] }
}
