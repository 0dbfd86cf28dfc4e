//- .viperlint.yml
exclude: []

//- large.txt
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedView {
  var output: FeedOutput?

  func open() { present(StoryViewController(), animated: true) }  // ~ note navigation_outside_router
}

final class StoryViewController: UIViewController {}

//- Feed/FeedPresenter.swift
protocol FeedView: AnyObject {}
protocol FeedOutput: AnyObject {}

final class FeedPresenter: FeedOutput {
  weak var view: FeedView?
  private let interactor: FeedInteractorInput
  private let router: FeedRouting

  init(interactor: FeedInteractorInput, router: FeedRouting) {
    self.interactor = interactor
    self.router = router
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedView {
  var output: FeedOutput?

  func open() { present(StoryViewController(), animated: true) }  // ~ navigation_outside_router
}

final class StoryViewController: UIViewController {}

//- Feed/FeedPresenter.swift
protocol FeedView: AnyObject {}
protocol FeedOutput: AnyObject {}

final class FeedPresenter: FeedOutput {
  weak var view: FeedView?
  private let interactor: FeedInteractorInput
  private let router: FeedRouting

  init(interactor: FeedInteractorInput, router: FeedRouting) {
    self.interactor = interactor
    self.router = router
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}
