// Where the preset was found, several things of one role that one function makes are one finding. What
// another function makes, what has another role and what is kept is told by itself.
//- .viperlint.yml
exclude: []

//- Tabs/TabsViewController.swift
import UIKit

protocol TabsViewOutput {}

final class TabsViewController: UITabBarController {
  var output: TabsViewOutput?

  func addTabs() {
    _ = MapRouter()  // ~ layer_dependency: TabsViewController makes MapRouter
    _ = NewsRouter()  // ~+ layer_dependency
    _ = TabsService()  // ~ layer_dependency: TabsService
  }

  func addMore() {
    _ = MoreRouter()  // ~ layer_dependency: MoreRouter
  }

  private var last: LastRouter?  // ~ layer_dependency: LastRouter

  func addLast() {
    last = LastRouter()  // ~+ layer_dependency
    _ = MoreRouter()  // ~+ layer_dependency
  }
}

//- Tabs/TabsPresenter.swift
protocol TabsInteractorInput {}

final class TabsPresenter: TabsViewOutput {
  var interactor: TabsInteractorInput?
}

//- Tabs/TabsInteractor.swift
final class TabsInteractor: TabsInteractorInput {}

//- Services/TabsService.swift
import Foundation

final class TabsService {
  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }
}

//- Routers/Routers.swift
import UIKit

final class MapRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

final class NewsRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

final class MoreRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

final class LastRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}
