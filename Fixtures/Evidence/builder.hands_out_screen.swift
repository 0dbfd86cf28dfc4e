//- Feed/FeedScreen.swift
enum FeedScreen {  // = builder
  static func make(with presenter: FeedPresenting) -> UIViewController {
    FeedViewController(presenter: presenter)
  }
}
//- Feed/FeedViewController.swift
import UIKit

protocol FeedPresenting {}

final class FeedViewController: UIViewController {
  let presenter: FeedPresenting
  init(presenter: FeedPresenting) { self.presenter = presenter }
}
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedPresenting {}

//= twin
//- Feed/FeedScreen.swift
enum FeedScreen {  // = none
  static func warm(with presenter: FeedPresenting) {
    FeedViewController(presenter: presenter).loadView()
  }
}
//- Feed/FeedViewController.swift
import UIKit

protocol FeedPresenting {}

final class FeedViewController: UIViewController {
  let presenter: FeedPresenting
  init(presenter: FeedPresenting) { self.presenter = presenter }
}
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedPresenting {}
