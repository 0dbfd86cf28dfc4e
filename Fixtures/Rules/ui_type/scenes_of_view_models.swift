// Scenes may be namespaces in MVVM as well, with words that have no stem. Who keeps the controller's class is no
// presenter for it, and a view model still.
//- .viperlint.yml
exclude: []

//- Scenes/Spots/Spots.swift
enum Spots {
  struct Row { let title: String }  // = none
}

//- Scenes/Spots/Spots.ViewModel.swift
import Combine

extension Spots {
  final class ViewModel {  // = view_model
    @Published private(set) var rows: [Row] = []
    weak var screen: ViewController?  // ~ layer_dependency: Spots.ViewModel holds Spots.ViewController, a view

    func load() { screen?.scrollToTop() }
  }
}

//- Scenes/Spots/Spots.ViewController.swift
import UIKit

extension Spots {
  final class ViewController: UIViewController {  // = view
    private let viewModel: ViewModel

    init(viewModel: ViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    func scrollToTop() { viewModel.load() }
  }
}

//- Scenes/Tides/Tides.swift
enum Tides {}

//- Scenes/Tides/Tides.ViewModel.swift
import UIKit  // ~+ ui_type

extension Tides {
  final class ViewModel {  // = view_model
    func warning() -> UIAlertController { fatalError() }  // ~ ui_type: Tides.ViewModel returns UIAlertController
  }
}

//- Scenes/Tides/Tides.ViewController.swift
import UIKit

extension Tides {
  final class ViewController: UIViewController {  // = view
    private let viewModel: ViewModel

    init(viewModel: ViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @objc private func warn() { present(viewModel.warning(), animated: true) }
  }
}
