//- Orchard/OrchardViewModel.swift
import Combine
import UIKit  // ~+ ui_type

final class OrchardViewModel: ObservableObject {
  @Published var tint: UIColor?  // ~ note ui_type
  private let service: OrchardService

  init(service: OrchardService) { self.service = service }

  func load() { service.load() }
}
//- Orchard/OrchardViewController.swift
import UIKit

final class OrchardViewController: UIViewController {
  private let viewModel: OrchardViewModel

  init(viewModel: OrchardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
}
//- Services/OrchardService.swift
final class OrchardService {
  private let session = URLSession.shared

  func load() {}
}

//= twin
//- .viperlint.yml
preset: mvvm

//- Orchard/OrchardViewModel.swift
import Combine
import UIKit  // ~+ ui_type

final class OrchardViewModel: ObservableObject {
  @Published var tint: UIColor?  // ~ ui_type
  private let service: OrchardService

  init(service: OrchardService) { self.service = service }

  func load() { service.load() }
}
//- Orchard/OrchardViewController.swift
import UIKit

final class OrchardViewController: UIViewController {
  private let viewModel: OrchardViewModel

  init(viewModel: OrchardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
}
//- Services/OrchardService.swift
final class OrchardService {
  private let session = URLSession.shared

  func load() {}
}
