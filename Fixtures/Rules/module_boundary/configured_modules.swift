// Modules by configuration; a shared one has no border, and an exception opens a pair.
//- .viperlint.yml
preset: viper
modules:
  - path: App/Scenes/*
  - name: Core
    path: App/Core
    shared: true
rules:
  module_boundary:
    severity: error
    allow: ["TabPresenter -> OrdersInteractorInput"]

//- App/Scenes/Tab/TabPresenter.swift
final class TabPresenter: CorePresenter {  // = presenter in Tab
  var orders: OrdersInteractorInput?
  var core: CoreInteractorInput?
  var view: OrdersViewOutput?  // ~ module_boundary: OrdersViewOutput
}

//- App/Scenes/Orders/Parts/OrdersPresenter.swift
protocol OrdersInteractorInput {}
protocol OrdersViewOutput {}

final class OrdersPresenter: OrdersViewOutput {  // = presenter by name in Orders
  var interactor: OrdersInteractorInput?
}

//- App/Scenes/Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController {
  var output: OrdersViewOutput?
}

//- App/Scenes/Orders/OrdersInteractor.swift
final class OrdersInteractor: OrdersInteractorInput {}

//- App/Core/Core.swift
protocol CoreInteractorInput {}

class CorePresenter {
  var interactor: CoreInteractorInput?
}

final class CoreInteractor: CoreInteractorInput {}
