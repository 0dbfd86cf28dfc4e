// Where the preset was found: what the interactor is told of and its presenter only passes is one fact. What a
// presenter makes is its own.
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Feed/FeedPresenter.swift
import UIKit  // ~+ ui_type

protocol FeedViewInput: AnyObject { func show(_ title: String) }
protocol FeedViewOutput {
  func picture(_ name: String, completion: @escaping (UIImage) -> Void)  // ~+ ui_type: FeedInteractorInput
  func tint() -> UIColor  // ~ ui_type: FeedViewOutput returns UIColor
}

final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewInput?
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }
  func picture(_ name: String, completion: @escaping (UIImage) -> Void) {  // ~+ ui_type
    interactor.picture(name, completion: completion)
  }
  func tint() -> UIColor { UIColor(named: "tint") ?? UIColor() }  // ~+ ui_type
}

//- Feed/FeedInteractor.swift
import UIKit  // ~+ ui_type

protocol FeedInteractorInput {
  func picture(_ name: String, completion: @escaping (UIImage) -> Void)  // ~ ui_type: FeedInteractorInput delivers UIImage
}

final class FeedInteractor: FeedInteractorInput {
  func picture(_ name: String, completion: @escaping (UIImage) -> Void) {  // ~+ ui_type
    completion(UIImage(named: name) ?? UIImage())  // ~+ ui_type
  }
}
