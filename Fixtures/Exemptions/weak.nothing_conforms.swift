//- Feed/FeedContracts.swift
protocol FeedViewInput: AnyObject { func show() }
protocol FeedPresenterDelegate: AnyObject {}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  weak var view: FeedViewInput?
  var delegate: FeedPresenterDelegate?  // ~ note weak_back_reference
  var interactor: FeedInteractorInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  func show() {}
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Feed/FeedContracts.swift
protocol FeedViewInput: AnyObject { func show() }
protocol FeedPresenterDelegate: AnyObject { func feedDidEnd() }

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  weak var view: FeedViewInput?
  var delegate: FeedPresenterDelegate?  // ~ weak_back_reference
  var interactor: FeedInteractorInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  func show() {}
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
