// What a router keeps as its dataStore is Clean Swift's data store, and the protocol that hands on it
// alone its data passing, whatever they are called. What is kept by another name belongs to the scene.
//- .viperlint.yml
preset: clean-swift

//- Edit/EditInteractor.swift
protocol EditLogic {}
protocol StoreOfEditing: AnyObject { var title: String { get set } }

final class EditInteractor: EditLogic, StoreOfEditing {  // = interactor by name in Edit
  var presenter: EditPresentationLogic?
  var title = ""
}

//- Edit/EditPresenter.swift
protocol EditPresentationLogic {}

final class EditPresenter: EditPresentationLogic {}

//- Edit/EditViewController.swift
import UIKit

final class EditViewController: UIViewController {
  var interactor: EditLogic?
  var router: (EditRoutes & PassingOfEditing)?
}

//- Edit/EditRouter.swift
protocol EditRoutes {}
protocol PassingOfEditing { var dataStore: StoreOfEditing? { get } }

final class EditRouter: EditRoutes, PassingOfEditing {  // = router by name in Edit
  weak var view: EditViewController?
  var dataStore: StoreOfEditing?
}

//- Feed/FeedInteractor.swift
protocol FeedLogic {}

final class FeedInteractor: FeedLogic {
  var presenter: FeedPresentationLogic?
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}

final class FeedPresenter: FeedPresentationLogic {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedLogic?
  var router: FeedRoutes?
}

//- Feed/FeedRouter.swift
protocol FeedRoutes {}

final class FeedRouter: FeedRoutes {
  func edit(_ screen: EditViewController) {
    screen.router?.dataStore?.title = ""
    pass(to: screen.router?.dataStore)
  }

  func pass(to store: StoreOfEditing?) {}

  func search(_ screen: SearchViewController) {
    screen.router?.keeping?.text = ""
  }

  func pass(to store: StoreOfSearching?) {}  // ~ module_boundary: StoreOfSearching
}

//- Search/SearchInteractor.swift
protocol SearchLogic {}
protocol StoreOfSearching: AnyObject { var text: String { get set } }

final class SearchInteractor: SearchLogic, StoreOfSearching {
  var presenter: SearchPresentationLogic?
  var text = ""
}

//- Search/SearchPresenter.swift
protocol SearchPresentationLogic {}

final class SearchPresenter: SearchPresentationLogic {}

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var interactor: SearchLogic?
  var router: (SearchRoutes & PassingOfSearching)?
}

//- Search/SearchRouter.swift
protocol SearchRoutes {}
protocol PassingOfSearching { var keeping: StoreOfSearching? { get } }

final class SearchRouter: SearchRoutes, PassingOfSearching {
  weak var view: SearchViewController?
  var keeping: StoreOfSearching?
}
