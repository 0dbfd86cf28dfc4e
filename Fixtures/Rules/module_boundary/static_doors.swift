// A router's static function that gives its module as a controller of the platform's is the way in, by
// whatever it is put together.
//- .viperlint.yml
exclude: []

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

  func open() {
    controller?.show(DetailsRouter.assemble(), sender: nil)
  }

  func peek() {
    DetailsRouter.current()?.refresh()  // ~ note module_boundary: calls DetailsRouter  ~ module_boundary: FeedRouter reaches DetailsPresenter
  }
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
import UIKit

final class DetailsRouter {
  weak var controller: UIViewController?

  static func assemble() -> UIViewController {
    let view = Pool.shared.view()
    view.output = Pool.shared.presenter()
    return view
  }

  static func current() -> DetailsPresenter? { Pool.shared.last }  // ~ protocol_boundary: returns DetailsPresenter
}
