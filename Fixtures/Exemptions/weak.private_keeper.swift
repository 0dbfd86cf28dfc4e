//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  weak var view: FeedViewInput?
  private var kept: FeedViewInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  weak var view: FeedViewInput?
  var kept: FeedViewInput?  // ~ weak_back_reference
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
