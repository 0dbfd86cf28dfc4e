// Who a view model tells by a protocol is a note where the preset was found; that they keep each other is not.
//- .viperlint.yml
exclude: []

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
  var output: DockViewModelOutput?  // ~ weak_back_reference: DockViewModelOutput
  private let service = QuayService()
}

//- Pier/PierViewController.swift
import UIKit

final class PierViewController: UIViewController {
  private let viewModel: PierViewModelInput
}

//- Pier/PierViewModel.swift
protocol PierViewModelOutput: AnyObject { func didLoad() }
protocol PierViewModelInput: AnyObject {}

// Its view does not answer it: nothing closes the circle.
final class PierViewModel: PierViewModelInput {
  var output: PierViewModelOutput?
  private let service = QuayService()
}

//- Core/QuayService.swift
import Foundation

final class QuayService {
  func load() { UserDefaults.standard.synchronize() }
}
