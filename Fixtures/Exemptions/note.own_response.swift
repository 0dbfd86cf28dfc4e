//- .viperlint.yml
preset: clean-swift

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {
  func load(request: Feed.Load.Request)
}

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker = FeedWorker()

  func load(request: Feed.Load.Request) {}
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {
  func present(response: Feed.Load.Response)
}

final class FeedPresenter: FeedPresentationLogic {
  func present(response: Feed.Load.Response) {}
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedBusinessLogic?
}

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request {}
    struct Response { let title: String }
  }
}

//- Feed/FeedWorker.swift
final class FeedWorker {
  func fetch() -> Feed.Load.Response { Feed.Load.Response(title: "") }  // ~ note model_flow
}

//= twin
//- .viperlint.yml
preset: clean-swift

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {
  func load(request: Feed.Load.Request)
}

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker = FeedWorker()

  func load(request: Feed.Load.Request) {}
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {
  func present(response: Feed.Load.Response)
}

final class FeedPresenter: FeedPresentationLogic {
  func present(response: Feed.Load.Response) {}
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedBusinessLogic?
}

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request {}
    struct Response { let title: String }
  }
}

//- Services/FeedWorker.swift
final class FeedWorker {
  func fetch() -> Feed.Load.Response { Feed.Load.Response(title: "") }  // ~ model_flow
}
