//- Map/MapViewController.swift
import UIKit

protocol MapViewInput: AnyObject {}

final class MapViewController: UIViewController, MapViewInput {
  var output: MapViewOutput?
  var card: CardScreen?
}

//- Map/MapPresenter.swift
protocol MapViewOutput {}

final class MapPresenter: MapViewOutput {
  weak var view: MapViewInput?
}

//- Card/CardViewController.swift
import UIKit

protocol CardScreen: AnyObject {}

final class CardViewController: UIViewController, CardScreen {
  var output: CardViewOutput?
}

//- Card/CardPresenter.swift
protocol CardViewOutput {}

final class CardPresenter: CardViewOutput {
  weak var view: CardScreen?
}

//- Card/CardAssembly.swift
final class CardAssembly {
  func make() -> CardScreen {
    let controller = CardViewController()
    let presenter = CardPresenter()
    presenter.view = controller
    controller.output = presenter
    return controller
  }
}

//= twin
//- Map/MapViewController.swift
import UIKit

protocol MapViewInput: AnyObject {}

final class MapViewController: UIViewController, MapViewInput {
  var output: MapViewOutput?
  var card: CardScreen?  // ~ module_boundary
}

//- Map/MapPresenter.swift
protocol MapViewOutput {}

final class MapPresenter: MapViewOutput {
  weak var view: MapViewInput?
}

//- Card/CardViewController.swift
import UIKit

protocol CardScreen: AnyObject {}

final class CardViewController: UIViewController, CardScreen {
  var output: CardViewOutput?
}

//- Card/CardPresenter.swift
protocol CardViewOutput {}

final class CardPresenter: CardViewOutput {
  weak var view: CardScreen?
}

//- Card/CardAssembly.swift
final class CardAssembly {
  func make() -> UIViewController {
    let controller = CardViewController()
    let presenter = CardPresenter()
    presenter.view = controller
    controller.output = presenter
    return controller
  }
}
