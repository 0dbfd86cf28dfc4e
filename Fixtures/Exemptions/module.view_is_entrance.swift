//- .viperlint.yml
exclude: []
rules:
  module_boundary: warning

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
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
  func open() { controller?.show(DetailsViewController.instantiate(), sender: nil) }
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

//- Details/DetailsConfigurator.swift
final class DetailsModuleConfigurator {
  func configure(_ view: DetailsViewController) {
    let presenter = DetailsPresenter()
    presenter.interactor = DetailsInteractor()
    view.output = presenter
  }
}

//= twin
//- .viperlint.yml
exclude: []
rules:
  module_boundary: warning

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
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
  func open() { controller?.show(DetailsViewController.instantiate(), sender: nil) }  // ~ module_boundary: DetailsViewController
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

//- Details/DetailsBuilder.swift
import UIKit

enum DetailsBuilder {
  static func build() -> UIViewController {
    let (view, presenter) = (DetailsViewController.instantiate(), DetailsPresenter())
    presenter.interactor = DetailsInteractor()
    view.output = presenter
    return view
  }
}
