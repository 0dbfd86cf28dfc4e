// A protocol that is not class-bound cannot be held weakly, and the finding says so; one that no
// class conforms to breaks nothing.
//- Articles/ArticlesPresenter.swift
protocol ArticlesViewInput { func show() }
protocol ArticlesViewOutput { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput {
  var view: ArticlesViewInput?  // ~ weak_back_reference: ArticlesPresenter

  func didLoad() { view?.show() }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?

  func show() {}
}

//- Orders/OrdersPresenter.swift
protocol OrdersViewBase: class {}
protocol OrdersViewInput: OrdersViewBase { func show() }
protocol OrdersViewOutput { func didLoad() }

final class OrdersPresenter: OrdersViewOutput {
  var view: OrdersViewInput?  // ~ weak_back_reference: OrdersPresenter

  func didLoad() { view?.show() }
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController, OrdersViewInput {
  var output: OrdersViewOutput?

  func show() {}
}

//- Bills/BillsPresenter.swift
protocol BillsViewInput { func show() }
protocol BillsViewOutput { func didLoad() }

final class BillsPresenter: BillsViewOutput {
  var view: BillsViewInput?
  var router: BillsRouterInput?

  func didLoad() { view?.show() }
}

//- Bills/BillsRouter.swift
protocol BillsRouterInput {}

final class BillsRouter: BillsRouterInput {}

//- Bonds/BondsPresenter.swift
protocol BondsViewInput: AnyObject { func show() }
protocol BondsViewOutput { func didLoad() }

final class BondsPresenter: BondsViewOutput {
  // Class-bound, and its conformers are not seen: it may.
  var view: BondsViewInput?  // ~ weak_back_reference: BondsPresenter
  var router: BondsRouterInput?

  func didLoad() { view?.show() }
}

//- Bonds/BondsRouter.swift
protocol BondsRouterInput {}

final class BondsRouter: BondsRouterInput {}
