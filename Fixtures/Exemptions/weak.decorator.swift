//- Feed/FeedViewController.swift
import UIKit

protocol FeedListener: AnyObject { func feedDidChange() }

final class FeedViewController: UIViewController, FeedListener {
  var output: FeedViewOutput?

  func feedDidChange() {}
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedListener {
  var next: FeedListener?

  func feedDidChange() { next?.feedDidChange() }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedListener: AnyObject { func feedDidChange() }

final class FeedViewController: UIViewController, FeedListener {
  var output: FeedViewOutput?

  func feedDidChange() {}
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var next: FeedListener?  // ~ weak_back_reference

  func feedDidChange() { next?.feedDidChange() }
}
