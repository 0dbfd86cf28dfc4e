//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    if Theme.isDark { view.backgroundColor = .black }
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func theme() -> Theme }

final class FeedInteractor: FeedInteractorInput {
  func theme() -> Theme { Theme(name: "", color: "") }
}

//- Common/Theme.swift
struct Theme: Codable {
  let name: String
  let color: String
  static var isDark: Bool { true }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    if Theme.current.name.isEmpty { view.backgroundColor = .black }  // ~ entity_in_view
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func theme() -> Theme }

final class FeedInteractor: FeedInteractorInput {
  func theme() -> Theme { Theme(name: "", color: "") }
}

//- Common/Theme.swift
struct Theme: Codable {
  let name: String
  let color: String
  static var current: Theme { Theme(name: "", color: "") }
}
