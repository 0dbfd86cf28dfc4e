// Files of one folder that are named now in the singular and now in the plural are one module.
//- Orders/OrderRouter.swift
final class OrderRouter {
  weak var view: OrdersViewController?
}

//- Orders/OrderInteractor.swift
final class OrderInteractor {}  // = interactor by name in Orders

//- Orders/OrdersPresenter.swift
final class OrdersPresenter {
  var interactor: OrderInteractor?  // ~ protocol_boundary: OrderInteractor
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController {}
