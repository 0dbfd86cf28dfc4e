// In small code a service without a protocol, asked by its class, was a slip less often than how the app
// is built: a note, but for a word that leaves no doubt.
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

  func load() {
    StoryManager.load()  // ~ note protocol_boundary: FeedInteractor calls StoryManager
    StoryService.load()  // ~ protocol_boundary: FeedInteractor calls StoryService
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
  static func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).resume() }
}
