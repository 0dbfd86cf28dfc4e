//- Services/BadgeService.swift
import GateKit

final class BadgeService {
  private let session = URLSession.shared

  func configure(with presentingViewController: UIViewController) {
    Badge.shared.presentingViewController = presentingViewController
  }
}

//- Services/LoginService.swift
import GateKit

protocol LoginServiceProtocol {
  func enter(from controller: UIViewController?)
}

final class LoginService: LoginServiceProtocol {
  private let session = URLSession.shared
  private let door: Door

  func enter(from controller: UIViewController?) {
    door.pass(controller: controller)
  }
}

final class Door {
  private var gate: Gate?

  func pass(controller: UIViewController?) {
    guard let screen = controller else { return }
    gate?.enter(on: screen)
  }
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
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Services/BadgeService.swift
import GateKit

final class BadgeService {
  private let session = URLSession.shared

  func configure(with presentingViewController: UIViewController) {  // ~ ui_type: BadgeService takes UIViewController
    Screen.current.parentViewController = presentingViewController
  }
}

//- Services/Screen.swift
final class Screen {
  static let current = Screen()
  weak var parentViewController: AnyObject?
}

//- Services/LoginService.swift
import GateKit

protocol LoginServiceProtocol {
  func enter(from controller: UIViewController?)  // ~ ui_type: UIViewController
}

final class LoginService: LoginServiceProtocol {
  private let session = URLSession.shared
  private let door: Door

  func enter(from controller: UIViewController?) {  // ~+ ui_type
    door.pass(controller: controller)
  }
}

final class Door {
  private var gate: Gate?

  func pass(controller: UIViewController?) {
    controller?.view.isHidden = true
  }
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
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
