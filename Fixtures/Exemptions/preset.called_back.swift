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
