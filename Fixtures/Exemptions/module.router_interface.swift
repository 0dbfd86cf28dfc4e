//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var next: DetailsRouterInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject {}

final class DetailsPresenter: DetailsViewOutput {
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}

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
  var next: DetailsRouter?  // ~ module_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject {}

final class DetailsPresenter: DetailsViewOutput {
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}
