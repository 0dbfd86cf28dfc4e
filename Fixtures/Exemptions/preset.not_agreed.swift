//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let model = FeedViewModel()
  private let service = FeedService()  // ~ note layer_dependency: FeedService
}

//- Feed/FeedViewModel.swift
final class FeedViewModel {
  private let service = FeedService()
  var titles: [String] = []

  func load() { titles = service.load() }
}

//- Core/FeedService.swift
import Foundation

final class FeedService {
  func load() -> [String] { UserDefaults.standard.stringArray(forKey: "feed") ?? [] }
}

//= twin
//- .viperlint.yml
preset: mvvm

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let model = FeedViewModel()
  private let service = FeedService()  // ~ layer_dependency: FeedService
}

//- Feed/FeedViewModel.swift
final class FeedViewModel {
  private let service = FeedService()
  var titles: [String] = []

  func load() { titles = service.load() }
}

//- Core/FeedService.swift
import Foundation

final class FeedService {
  func load() -> [String] { UserDefaults.standard.stringArray(forKey: "feed") ?? [] }
}
