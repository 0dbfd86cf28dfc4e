//- .viperlint.yml
exclude: []

//- large.txt
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let model = FeedViewModel()
}

//- Feed/FeedViewModel.swift
final class FeedViewModel {
  private let service = FeedService()
  var titles: [String] = []

  func load() { titles = service.load() }

  func blink() { UIView.animate(withDuration: 1) {} }  // ~ note ui_type: UIView
}

//- Core/FeedService.swift
import Foundation

final class FeedService {
  func load() -> [String] { UserDefaults.standard.stringArray(forKey: "feed") ?? [] }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let model = FeedViewModel()
}

//- Feed/FeedViewModel.swift
final class FeedViewModel {
  private let service = FeedService()
  var titles: [String] = []

  func load() { titles = service.load() }

  func blink() { UIView.animate(withDuration: 1) {} }  // ~ ui_type: UIView
}

//- Core/FeedService.swift
import Foundation

final class FeedService {
  func load() -> [String] { UserDefaults.standard.stringArray(forKey: "feed") ?? [] }
}
