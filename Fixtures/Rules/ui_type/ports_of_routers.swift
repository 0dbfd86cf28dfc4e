// What a router calls as well is asked on its behalf, too: what such a port names of UI is nobody's below the view.
//- .viperlint.yml
exclude: []

//- Chat/ChatViewController.swift
import UIKit

final class ChatViewController: UIViewController {
  var output: ChatViewOutput?
}

//- Chat/ChatPresenter.swift
protocol ChatViewOutput { func load() }

final class ChatPresenter: ChatViewOutput {
  var router: ChatRouterInput?
  private let interactor: ChatInteractorInput
  init(interactor: ChatInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Chat/ChatInteractor.swift
protocol ChatInteractorInput { func load() }

final class ChatInteractor: ChatInteractorInput {
  weak var delegate: KitDelegate?
  weak var tokens: TokenDelegate?
  func load() {
    delegate?.kitDidLoad()
    tokens?.tokensDidLoad()
  }
}

//- Chat/ChatRouter.swift
import UIKit

protocol ChatRouterInput { func open() }

final class ChatRouter: ChatRouterInput {
  weak var delegate: KitDelegate?
  weak var controller: UIViewController?
  func open() {
    guard let screen = delegate?.kitScreen() else { return }
    controller?.show(screen, sender: nil)
  }
}

//- Kit/KitDelegate.swift
import UIKit

public protocol KitDelegate: AnyObject {
  func kitDidLoad()
  func kitScreen() -> UIViewController
}

//- Kit/TokenDelegate.swift
import UIKit

public protocol TokenDelegate: AnyObject {
  func tokensDidLoad()
  func tokensScreen() -> UIViewController  // ~ ui_type: TokenDelegate returns UIViewController
}

//- Kit/HostViewModel.swift
import UIKit

final class HostViewModel: KitDelegate, TokenDelegate {
  func kitDidLoad() {}
  func kitScreen() -> UIViewController { fatalError() }
  func tokensDidLoad() {}
  func tokensScreen() -> UIViewController { fatalError() }
}
