// What is got out of another module and kept is told where it is kept; what is only asked, where it is
// reached.
//- .viperlint.yml
preset: viper

//- Returns/ReturnsRouter.swift
final class ReturnsRouter {
  private var details: DetailsRouter?  // ~ module_boundary: holds DetailsRouter
  private var presenter: DetailsViewOutput?  // ~ module_boundary: holds DetailsViewOutput

  func open() {
    presenter = details?.presenter  // ~+ module_boundary
  }
}

final class ReturnsSideRouter {
  private var details: DetailsRouter?  // ~ module_boundary: holds DetailsRouter

  func open() {
    details?.presenter?.configure()  // ~ module_boundary: reaches DetailsViewOutput
  }
}

//- Returns/ReturnsPresenter.swift
final class ReturnsPresenter {}

//- Returns/ReturnsViewController.swift
import UIKit

final class ReturnsViewController: UIViewController {}

//- Details/DetailsRouter.swift
final class DetailsRouter {
  weak var presenter: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject { func configure() }

final class DetailsPresenter: DetailsViewOutput {
  func configure() {}
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}
