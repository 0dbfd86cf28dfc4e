// Who asks a controller for what only UIKit declares uses the import, although no type is named.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  let card = FeedCard()
}

final class FeedCard: UIView {}

enum FeedAssembly {
  static func make() -> UIViewController { FeedViewController() }
}

//- Feed/FeedPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside FeedPresenter for navigationController

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewController?  // ~ protocol_boundary: FeedViewController

  func close() { view?.navigationController?.popViewController(animated: true) }
}

//- Feed/FeedInteractor.swift
import SwiftUI  // ~ ui_import: for modalPresentationStyle

protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  func open() {
    let next = FeedAssembly.make()  // ~ layer_dependency: FeedAssembly
    next.modalPresentationStyle = .fullScreen
  }
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var output: SearchViewOutput?
}

//- Search/SearchPresenter.swift
import UIKit  // ~ ui_import: for present

protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  weak var view: SearchViewController?  // ~ protocol_boundary: SearchViewController

  func open() { view?.present(FeedAssembly.make(), animated: true) }  // ~ layer_dependency: FeedAssembly
}

//- Search/SearchRouter.swift
protocol SearchRouterInput {}

final class SearchRouter: SearchRouterInput {}

//- Cart/CartViewController.swift
import UIKit

final class CartViewController: UIViewController, CartViewInput {
  var output: CartViewOutput?
  func present(_ text: String) {}
}

//- Cart/CartPresenter.swift
import UIKit  // ~ ui_import: and nothing of it is used

protocol CartViewOutput {}

protocol CartViewInput: AnyObject { func present(_ text: String) }

final class CartPresenter: CartViewOutput {
  weak var view: CartViewInput?
  var router: CartRouterInput?

  func open() {
    view?.present("Cart")
    router?.pushViewController(named: "Cart")
    router?.addSubview()
  }
}

//- Cart/CartRouter.swift
protocol CartRouterInput {
  func pushViewController(named: String)
  func addSubview()
}

final class CartRouter: CartRouterInput {
  func pushViewController(named: String) {}
  func addSubview() {}
}

//- Albums/AlbumsViewController.swift
import UIKit

protocol AlbumsViewInput: AnyObject {
  var refreshControl: UIRefreshControl { get }
  var title: String? { get set }
}

final class AlbumsViewController: UIViewController, AlbumsViewInput {
  var output: AlbumsViewOutput?
  let refreshControl = UIRefreshControl()
}

//- Albums/AlbumsPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside AlbumsPresenter for refreshControl

protocol AlbumsViewOutput {}

final class AlbumsPresenter: AlbumsViewOutput {
  weak var view: AlbumsViewInput?

  func loaded() { view?.refreshControl.endRefreshing() }
}

//- Albums/AlbumsInteractor.swift
import UIKit  // ~ ui_import: nothing of it is used

final class AlbumsInteractor {
  weak var view: AlbumsViewInput?  // ~ layer_dependency: AlbumsViewInput

  func loaded() { view?.title?.removeAll() }
}

//- Cards/CardsViewController.swift
import UIKit

protocol Refreshable { var refreshControl: UIRefreshControl? { get } }

protocol CardsViewInput: AnyObject, Refreshable {}

final class CardsViewController: UIViewController, CardsViewInput {
  var refreshControl: UIRefreshControl?
  var output: CardsViewOutput?
}

//- Cards/CardsPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside CardsPresenter for control

protocol CardsViewOutput {}

final class CardsPresenter: CardsViewOutput {
  weak var view: CardsViewInput?

  func load() {
    guard let control = view?.refreshControl, !control.isRefreshing else { return }
  }
}
