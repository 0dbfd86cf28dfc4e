// What puts one other module together is one finding, and so is a class beside its interface.
//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter {
  weak var controller: UIViewController?

  func showDetails() {
    let next = DetailsViewController()  // ~ module_boundary: DetailsViewController
    next.output = DetailsPresenter()  // ~+ module_boundary: DetailsViewController
    controller?.show(next, sender: nil)
  }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var details: DetailsViewInput & DetailsShowing & DetailsClosing  // ~ module_boundary: DetailsViewInput
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {}

//- Details/DetailsRouter.swift
final class DetailsRouter {}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewInput: AnyObject {}
protocol DetailsShowing: AnyObject {}
protocol DetailsClosing: AnyObject {}

final class DetailsViewController: UIViewController, DetailsViewInput, DetailsShowing,
  DetailsClosing
{
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  weak var view: DetailsViewInput?
  weak var list: DetailsShowing?
  weak var foot: DetailsClosing?
}
