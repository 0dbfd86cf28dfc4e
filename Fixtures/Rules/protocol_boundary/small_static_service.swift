// In small code a service without a protocol, asked by its class, was a slip less often than how the app
// is built: a note. One that is kept by its class is the finding that the rule is about.
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}
protocol FeedViewOutput {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedInteractorInput { func load() }
protocol FeedInteractorOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
  weak var view: FeedViewInput?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedInteractorOutput?
  private let service: StoryService  // ~ protocol_boundary: FeedInteractor holds StoryService

  init(service: StoryService) { self.service = service }  // ~+ protocol_boundary

  func load() {
    StoryManager.load()  // ~ note protocol_boundary: FeedInteractor calls StoryManager
    service.load()
  }
}

//- Services/StoryManager.swift
import Foundation

final class StoryManager {
  static func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).resume() }
}

//- Services/StoryService.swift
import Foundation

final class StoryService {
  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).resume() }
}
