//- .viperlint.yml
exclude: []

//- Quay/QuayViewController.swift
import UIKit

final class QuayViewController: UIViewController, QuayScreen {
  private let viewModel = QuayViewModel()
  func didLoad() {}
}

//- Quay/QuayScreen.swift
protocol QuayScreen: AnyObject {
  func didLoad()
}

//- Quay/QuayViewModel.swift
final class QuayViewModel {
  private weak var screen: QuayScreen?  // ~ note layer_dependency: QuayScreen
  private let service = QuayService()

  func load() {
    service.load()
    screen?.didLoad()
  }
}

//- Pier/PierViewController.swift
import UIKit

final class PierViewController: UIViewController {
  private let viewModel = PierViewModel()
}

//- Pier/PierViewModel.swift
final class PierViewModel {
  private let service = QuayService()
  func load() { service.load() }
}

//- Core/QuayService.swift
import Foundation

final class QuayService {
  func load() { UserDefaults.standard.synchronize() }
}
//- Dock/DockViewController.swift
import UIKit

class ModelController<Model>: UIViewController {
  lazy var viewModel: Model = Box.shared.resolve(Model.self)!
}

final class DockViewController: ModelController<DockViewModelInput>, DockViewModelOutput {
  func didLoad() { viewModel.output = self }
}

//- Dock/DockViewModel.swift
protocol DockViewModelOutput: AnyObject { func didLoad() }

protocol DockViewModelInput: AnyObject {
  var output: DockViewModelOutput? { get set }  // ~ note layer_dependency: DockViewModelOutput
}

final class DockViewModel: DockViewModelInput {
  weak var output: DockViewModelOutput?
  private let service = QuayService()
}

//= twin
//- .viperlint.yml
exclude: []

//- Quay/QuayViewController.swift
import UIKit

final class QuayViewController: UIViewController {
  private let viewModel = QuayViewModel()
  func didLoad() {}
}

//- Quay/QuayViewModel.swift
final class QuayViewModel {
  weak var screen: QuayViewController?  // ~ layer_dependency: QuayViewController
  private let service = QuayService()

  func load() {
    service.load()
    screen?.didLoad()
  }
}

//- Pier/PierViewController.swift
import UIKit

final class PierViewController: UIViewController {
  private let viewModel = PierViewModel()
}

//- Pier/PierViewModel.swift
final class PierViewModel {
  private let service = QuayService()
  func load() { service.load() }
}

//- Core/QuayService.swift
import Foundation

final class QuayService {
  func load() { UserDefaults.standard.synchronize() }
}
