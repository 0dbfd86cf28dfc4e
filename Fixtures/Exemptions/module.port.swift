//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  func attach(_ delegate: DetailsViewDelegate) {}
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewDelegate: AnyObject {}

final class DetailsViewController: UIViewController {
  weak var delegate: DetailsViewDelegate?
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter: DetailsViewDelegate {
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
  func attach(_ delegate: DetailsViewOutput) {}  // ~ module_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewOutput: AnyObject {}

final class DetailsViewController: UIViewController {
  weak var delegate: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter: DetailsViewOutput {
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}
