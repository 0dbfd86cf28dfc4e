// What is shown may be a message, and no screen.

//- Feed/FeedRouter.swift
final class FeedRouter {
  weak var view: FeedViewController?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput: AnyObject {}

final class FeedPresenter: FeedPresenterInput {
  var router: FeedRouter?  // ~ protocol_boundary
}

//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  var presenter: FeedPresenterInput?

  func tell(_ text: String) { navigationController?.show(text) }

  func open() { navigationController?.show(FeedViewController(), sender: nil) }  // ~ navigation_outside_router
}
