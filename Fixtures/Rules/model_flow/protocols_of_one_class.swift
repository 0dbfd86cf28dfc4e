// A message that a view takes by two protocols of its own is taken once.
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewControllerInput { func display(_ response: Feed.Load.Response) }  // ~+ model_flow

final class FeedViewController: UIViewController, FeedViewControllerInput {
  var output: FeedInteractorInput?
  func display(_ response: Feed.Load.Response) {}
}

extension FeedViewController: FeedPresenterOutput {}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput { func present(_ response: Feed.Load.Response) }

protocol FeedPresenterOutput: AnyObject { func display(_ response: Feed.Load.Response) }  // ~ model_flow: FeedPresenterOutput takes

final class FeedPresenter: FeedPresenterInput {
  weak var output: FeedPresenterOutput?
  func present(_ response: Feed.Load.Response) { output?.display(response) }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func load(_ request: Feed.Load.Request) }

final class FeedInteractor: FeedInteractorInput {
  var output: FeedPresenterInput?
  func load(_ request: Feed.Load.Request) { output?.present(Feed.Load.Response()) }
}

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request {}
    struct Response {}
    struct ViewModel {}
  }
}
