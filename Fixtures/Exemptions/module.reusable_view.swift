//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  var badge: DetailsBadgeView?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
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

//- Details/DetailsBadgeView.swift
import UIKit

final class DetailsBadgeView: UIView {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  var badge: DetailsViewController?  // ~ module_boundary
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
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

//- Details/DetailsBadgeView.swift
import UIKit

final class DetailsBadgeView: UIView {}
