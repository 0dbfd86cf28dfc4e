import UIKit

protocol FeedViewInterface: AnyObject {
  func show(_ title: String)
}

final class FeedViewController: UIViewController, FeedViewInterface {
  var presenter: FeedPresenterInterface?

  func show(_ title: String) {
    self.title = title
  }
}
