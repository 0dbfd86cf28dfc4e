// A decorator holds another of its own kind; whoever is not of that kind and is reached by it does
// not let go.
//- Feed/FeedViewController.swift
import UIKit

protocol FeedListener: AnyObject { func feedDidChange() }

final class FeedViewController: UIViewController, FeedListener {
  var presenter: FeedPresenter?  // ~ protocol_boundary

  func feedDidChange() {}
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedListener {
  var next: FeedListener?

  func feedDidChange() { next?.feedDidChange() }
}

//- Post/PostViewController.swift
import UIKit

protocol PostListener: AnyObject { func postDidChange() }

final class PostViewController: UIViewController, PostListener {
  var presenter: PostPresenter?  // ~ protocol_boundary

  func postDidChange() {}
}

//- Post/PostPresenter.swift
final class PostPresenter {
  var listener: PostListener?  // ~ weak_back_reference: PostListener

  func change() { listener?.postDidChange() }
}
