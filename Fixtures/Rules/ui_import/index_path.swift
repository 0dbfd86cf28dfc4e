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
