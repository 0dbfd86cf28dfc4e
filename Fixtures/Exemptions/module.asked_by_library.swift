//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
final class FeedRouter {}

//- Feed/FeedHeaderView.swift
import Masonrydom
import UIKit

final class FeedHeaderView: UIView, PanelHolding {
  var panel: DetailsViewController?
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

//- Details/DetailsRouter.swift
final class DetailsRouter {}

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
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
final class FeedRouter {}

//- Feed/FeedHeaderView.swift
import Masonrydom
import UIKit

final class FeedHeaderView: UIView, Equatable {
  var panel: DetailsViewController?  // ~ module_boundary
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

//- Details/DetailsRouter.swift
final class DetailsRouter {}
