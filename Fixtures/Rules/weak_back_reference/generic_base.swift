// A base that stores its generic parameter strongly is one finding, at its property; one that stores a
// closure over it holds none.
//- Common/BasePresenter.swift
class BasePresenter<V> {
  var view: V?  // ~ weak_back_reference: ArticlesPresenter
}

class GoodPresenter<V: AnyObject> {
  weak var view: V?
}

class CallingPresenter<V> {
  var show: ((V) -> Void)?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewInput: AnyObject { func show() }
protocol ArticlesViewOutput: AnyObject { func didLoad() }

final class ArticlesPresenter: BasePresenter<ArticlesViewInput>, ArticlesViewOutput {
  func didLoad() { view?.show() }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  func show() {}
}

//- Orders/OrdersPresenter.swift
@objc protocol OrdersViewInput: AnyObject { func show() }
protocol OrdersViewOutput: AnyObject { func didLoad() }

final class OrdersPresenter: GoodPresenter<OrdersViewInput>, OrdersViewOutput {
  func didLoad() { view?.show() }
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController, OrdersViewInput {
  var output: OrdersViewOutput?
  func show() {}
}

//- Books/BooksPresenter.swift
protocol BooksViewInput: AnyObject { func show() }
protocol BooksViewOutput: AnyObject { func didLoad() }

final class BooksPresenter: CallingPresenter<BooksViewInput>, BooksViewOutput {
  func didLoad() {}
}

//- Books/BooksViewController.swift
import UIKit

final class BooksViewController: UIViewController, BooksViewInput {
  var output: BooksViewOutput?
  func show() {}
}

//- Notes/NotesPresenter.swift
protocol NotesViewInput { func show() }
protocol NotesViewOutput: AnyObject { func didLoad() }

class KeepingPresenter<V> {
  var view: V?  // ~ weak_back_reference: NotesPresenter
}

// The parameter is handed on, and its bound says what it can be.
final class NotesPresenter<View: NotesViewInput>: KeepingPresenter<View>, NotesViewOutput {
  func didLoad() { view?.show() }
}

//- Notes/NotesViewController.swift
import UIKit

final class NotesViewController: UIViewController, NotesViewInput {
  var output: NotesViewOutput?
  func show() {}
}
