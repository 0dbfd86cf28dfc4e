// A router that only others know leads into a screen of MVP's, whose presenter may make the next.
//- .viperlint.yml
exclude: []

//- Feed/FeedModule.swift
import UIKit

final class FeedModule {
  func make() -> UIViewController {
    let view = FeedViewController()
    let presenter = FeedPresenter()
    presenter.view = view
    view.presenter = presenter
    return view
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedView: AnyObject {
  func put(_ child: MapModule)
}

final class FeedViewController: UIViewController, FeedView {
  var presenter: FeedPresenterInput?
  func put(_ child: MapModule) {}
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {
  weak var view: FeedView?
  func load() { view?.put(MapModule()) }  // ~ note layer_dependency: makes MapModule
}

//- Feed/FeedRouter.swift
import UIKit

public final class FeedRouter {  // = router
  public func route(in host: UIViewController) {
    host.show(FeedModule().make(), sender: nil)
  }
}

//- Feed/Map/MapModule.swift
import UIKit

final class MapModule {
  func make() -> UIViewController {
    let view = MapViewController()
    view.presenter = MapPresenter()
    return view
  }
}

//- Feed/Map/MapViewController.swift
import UIKit

final class MapViewController: UIViewController {
  var presenter: MapPresenterInput?
}

//- Feed/Map/MapPresenter.swift
protocol MapPresenterInput {}

final class MapPresenter: MapPresenterInput {}
