//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {
  var interactor: FeedInteractorInput? { get set }
}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject {
  var output: FeedViewOutput? { get set }
}

final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedViewOutput?
}

//- Support/FeedInjection.swift
protocol FeedInjection {
  func resolve() -> FeedViewController
}

extension FeedInjection where Self: Injection {
  func resolve() -> FeedViewController {
    let screen: FeedViewController = FeedViewController()
    screen.output?.interactor?.output = screen.output
    return screen
  }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {
  var interactor: FeedInteractorInput? { get set }  // ~ interface_leak
}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject {
  var output: FeedViewOutput? { get set }
}

final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedViewOutput?
}

//- Support/FeedInjection.swift
protocol FeedInjection {
  func resolve() -> FeedViewController
}

extension FeedInjection where Self: Injection {
  func connect(_ screen: FeedViewController) {
    let log = ConnectionLog()
    log.note("feed")
    screen.output?.interactor?.output = screen.output
  }
}

//- Support/ConnectionLog.swift
final class ConnectionLog {
  func note(_ text: String) {}
}
