//- App/ModuleDependencies.swift
final class ModuleDependencies {
  static var shared = ModuleDependencies()

  let walletWireframe = WalletWireframe()

  init() {
    let presenter = WalletPresenter()
    let interactor = WalletInteractor()
    interactor.output = presenter
    presenter.interactor = interactor
    presenter.wireframe = walletWireframe
    walletWireframe.presenter = presenter
  }
}

//- Wallet/WalletWireframe.swift
protocol WalletWireframing: AnyObject {}
protocol WalletPresenting: AnyObject {}

final class WalletWireframe: WalletWireframing {
  var presenter: WalletPresenting?
}

//- Wallet/WalletPresenter.swift
protocol WalletViewInput: AnyObject {}
protocol WalletInteractorInput: AnyObject {}
protocol WalletInteractorOutput: AnyObject {}

final class WalletPresenter: WalletPresenting, WalletInteractorOutput {
  weak var view: WalletViewInput?
  var interactor: WalletInteractorInput?
  var wireframe: WalletWireframing?
}

//- Wallet/WalletInteractor.swift
final class WalletInteractor: WalletInteractorInput {
  var output: WalletInteractorOutput?
}

//- Wallet/WalletViewController.swift
import UIKit

final class WalletViewController: UIViewController, WalletViewInput {
  var presenter: WalletPresenting?
}

//= twin
//- App/ModuleDependencies.swift
final class ModuleDependencies {
  static var shared = ModuleDependencies()

  let walletWireframe = WalletWireframe()
}

//- Wallet/WalletWireframe.swift
protocol WalletWireframing: AnyObject {}
protocol WalletPresenting: AnyObject {}

final class WalletWireframe: WalletWireframing {
  var presenter: WalletPresenting?  // ~ weak_back_reference

  static func makeModule() -> UIViewController {
    let view = WalletViewController()
    let presenter = WalletPresenter()
    let interactor = WalletInteractor()
    let wireframe = WalletWireframe()
    interactor.output = presenter
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    presenter.view = view
    wireframe.presenter = presenter
    view.presenter = presenter
    return view
  }
}

//- Wallet/WalletPresenter.swift
protocol WalletViewInput: AnyObject {}
protocol WalletInteractorInput: AnyObject {}
protocol WalletInteractorOutput: AnyObject {}

final class WalletPresenter: WalletPresenting, WalletInteractorOutput {
  var view: WalletViewInput?  // ~ weak_back_reference
  var interactor: WalletInteractorInput?
  var wireframe: WalletWireframing?
}

//- Wallet/WalletInteractor.swift
final class WalletInteractor: WalletInteractorInput {
  var output: WalletInteractorOutput?  // ~ weak_back_reference
}

//- Wallet/WalletViewController.swift
import UIKit

final class WalletViewController: UIViewController, WalletViewInput {
  var presenter: WalletPresenting?
}
