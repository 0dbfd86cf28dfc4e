//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?

  func restart(_ input: FeedRouterInput) {
    let boxed: Box<FeedRouter>? = nil
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Common/Box.swift
struct Box<Value> {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?

  func restart(_ input: FeedRouterInput) {
    let router = input as? FeedRouter  // ~ protocol_boundary
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Common/Box.swift
struct Box<Value> {}
