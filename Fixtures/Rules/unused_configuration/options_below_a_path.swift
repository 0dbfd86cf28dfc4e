// Below a path the rule is on, and takes the number from above.
//- .viperlint.yml
preset: viper
rules:
  interface_size:
    members: 1
overrides:
  - path: Feed
    rules: {interface_size: warning}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {  // ~ interface_size: FeedPresenterInput has 2 requirements, more than 1
  func appear()
  func pick()
}

final class FeedPresenter: FeedPresenterInput {
  func appear() {}
  func pick() {}
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenterInput?
}
