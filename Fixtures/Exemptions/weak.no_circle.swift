//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}
protocol FeedRouterOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedRouterOutput {
  weak var router: FeedRouterInput?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput: AnyObject {}

final class FeedRouter: FeedRouterInput {
  var output: FeedRouterOutput?  // ~ note weak_back_reference
}

//= twin
//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}
protocol FeedRouterOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedRouterOutput {
  var router: FeedRouterInput?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput: AnyObject {}

final class FeedRouter: FeedRouterInput {
  var output: FeedRouterOutput?  // ~ weak_back_reference
}
