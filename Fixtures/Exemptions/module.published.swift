//- Layer/LayerAssembly.swift
final class LayerRouter {
  static let shared: LayerInput = {
    let presenter = LayerPresenter()
    let controller = LayerViewController()
    controller.output = presenter
    return presenter
  }()
}

//- Layer/LayerPresenter.swift
protocol LayerInput: AnyObject {}

final class LayerPresenter: LayerInput {}

//- Layer/LayerViewController.swift
import UIKit

final class LayerViewController: UIViewController {
  var output: LayerInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var layer: LayerInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Layer/LayerAssembly.swift
final class LayerRouter {
  static func make() -> UIViewController {
    let presenter = LayerPresenter()
    let controller = LayerViewController()
    controller.output = presenter
    return controller
  }
}

//- Layer/LayerPresenter.swift
protocol LayerInput: AnyObject {}

final class LayerPresenter: LayerInput {}

//- Layer/LayerViewController.swift
import UIKit

final class LayerViewController: UIViewController {
  var output: LayerInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var layer: LayerInput?  // ~ module_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
