//- Feed/FeedSupport.swift
struct FeedSupport {  // = builder
  static func connect(_ view: FeedViewController) {
    view.output = FeedPresenter(interactor: FeedInteractor())
  }
}
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}

final class FeedViewController: UIViewController { var output: FeedViewOutput? }
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  let interactor: FeedInteractor
  init(interactor: FeedInteractor) { self.interactor = interactor }
}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/FeedSupport.swift
struct FeedSupport {  // = none
  static func connect(_ view: FeedViewController) {
    view.title = "Feed"
  }
}
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}

final class FeedViewController: UIViewController { var output: FeedViewOutput? }
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  let interactor: FeedInteractor
  init(interactor: FeedInteractor) { self.interactor = interactor }
}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
