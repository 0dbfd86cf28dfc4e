// `row`, `section` and `item` of an index path are UIKit's; any other thing of that name is not.
//- Feed/FeedInteractor.swift
import UIKit  // ~ ui_import: and nothing of it is used

final class FeedInteractor {
  weak var presenter: FeedPresenterInput?
  func mark(_ list: [Entry]) {
    for item in list { item.mark() }
  }
}

//- Feed/FeedPresenter.swift
import UIKit  // ~ note ui_import: UIKit is imported beside FeedPresenter for IndexPath.row

protocol FeedPresenterInput: AnyObject {}

final class FeedPresenter: FeedPresenterInput {
  func title(at indexPath: IndexPath) -> String { "\(indexPath.row)" }
}

//- Cart/CartPresenter.swift
import UIKit  // ~ note ui_import: UIKit is imported beside CartPresenter for IndexPath(item:)

protocol CartPresenterInput: AnyObject {}

final class CartPresenter: CartPresenterInput {
  func place(of item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}

//- Trips/TripsPresenter.swift
import UIKit  // ~ ui_import: and nothing of it is used

protocol TripsPresenterInput: AnyObject {}

final class TripsPresenter: TripsPresenterInput {
  func place(of trip: Int) -> IndexPath { IndexPath(index: trip) }
}

//- Rooms/RoomsPresenter.swift
import UIKit  // ~ note ui_import: UIKit is imported beside RoomsPresenter for NSDiffableDataSourceSnapshot

final class RoomsPresenter: RoomsViewOutput {
  weak var view: RoomsViewInput?

  func load() { view?.show(NSDiffableDataSourceSnapshot<Int, String>()) }
}

//- Rooms/RoomsViewController.swift
import UIKit

protocol RoomsViewInput: AnyObject { func show(_ rooms: NSDiffableDataSourceSnapshot<Int, String>) }
protocol RoomsViewOutput {}

final class RoomsViewController: UIViewController, RoomsViewInput {
  var output: RoomsViewOutput?

  func show(_ rooms: NSDiffableDataSourceSnapshot<Int, String>) {}
}
