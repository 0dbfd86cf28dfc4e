//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}
protocol FeedInteractorOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject {}

final class FeedInteractor {
  weak var output: FeedInteractorOutput?
}

//- Demo/DemoInteractor.swift
protocol DemoInteractorInput: FeedInteractorInput {
  func answer(to output: FeedInteractorOutput)
}

final class DemoInteractor {}

//- Demo/DemoPresenter.swift
protocol DemoViewOutput {}

final class DemoPresenter: DemoViewOutput {
  var router: DemoRouterInput?
}

//- Demo/DemoRouter.swift
protocol DemoRouterInput {}

final class DemoRouter: DemoRouterInput {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}
protocol FeedInteractorOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject {}

final class FeedInteractor {
  weak var output: FeedInteractorOutput?
}

//- Demo/DemoInteractor.swift
protocol DemoInteractorInput {
  func answer(to output: FeedInteractorOutput)  // ~ module_boundary
}

final class DemoInteractor {}

//- Demo/DemoPresenter.swift
protocol DemoViewOutput {}

final class DemoPresenter: DemoViewOutput {
  var router: DemoRouterInput?
}

//- Demo/DemoRouter.swift
protocol DemoRouterInput {}

final class DemoRouter: DemoRouterInput {}
