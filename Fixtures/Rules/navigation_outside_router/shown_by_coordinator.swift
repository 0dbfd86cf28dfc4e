// A screen that a coordinator shows leaves the next move to it, wherever the coordinator lies and whoever holds it.
//- .viperlint.yml
preset: mvvm

//- Flow/PairingCoordinator.swift
import UIKit

final class PairingCoordinator {
  private let navigation = UINavigationController()
  func start() {
    let screen = CodeViewController(viewModel: CodeViewModel())
    screen.onEnd = { [weak self] in self?.navigation.popViewController(animated: true) }
    navigation.pushViewController(screen, animated: true)
  }
  func help() { navigation.present(HelpViewController(), animated: true) }
}

//- Code/CodeViewController.swift
import UIKit

final class CodeViewController: UIViewController {
  var onEnd: (() -> Void)?
  private let viewModel: CodeViewModel
  init(viewModel: CodeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  func back() { navigationController?.popViewController(animated: true) }  // ~ navigation_outside_router: CodeViewController moves between screens with 'popViewController'
  func warn() { present(UIAlertController(), animated: true) }
}

//- Code/CodeViewModel.swift
final class CodeViewModel {}

//- Help/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {
  private let viewModel = HelpViewModel()
  func open() { navigationController?.pushViewController(PlainViewController(), animated: true) }  // ~ navigation_outside_router: HelpViewController moves
}

//- Help/HelpViewModel.swift
final class HelpViewModel {}

//- Plain/PlainViewController.swift
import UIKit

final class PlainViewController: UIViewController {
  func open() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
