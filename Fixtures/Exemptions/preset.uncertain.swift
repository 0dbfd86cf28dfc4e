//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedView {
  var output: FeedOutput?
}

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

final class FeedInteractor: FeedInteractorInput {
  func load() { StoryService.shared.load() }  // ~ note protocol_boundary
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Shared/StoryService.swift
import Foundation

final class StoryService {
  static let shared = StoryService()

  func load() { URLSession.shared.dataTask(with: address).resume() }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedView {
  var output: FeedOutput?
}

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

final class FeedInteractor: FeedInteractorInput {
  private let service: StoryService  // ~ protocol_boundary

  init(service: StoryService) { self.service = service }  // ~+ protocol_boundary
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Shared/StoryService.swift
import Foundation

final class StoryService {
  static let shared = StoryService()

  func load() { URLSession.shared.dataTask(with: address).resume() }
}
