// What one reference makes and stores is told once, though another rule speaks of how it is held.
//- .viperlint.yml
preset: clean-swift

//- List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController {
  var interactor: ListBusinessLogic?
  let details = DetailsViewController()  // ~ layer_dependency: makes DetailsViewController
  private var next: DetailsViewController?  // ~ module_boundary: holds DetailsViewController
}

//- List/ListInteractor.swift
protocol ListBusinessLogic {}

final class ListInteractor: ListBusinessLogic {
  var presenter: ListPresentationLogic?
}

//- List/ListPresenter.swift
protocol ListPresentationLogic {}

final class ListPresenter: ListPresentationLogic {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var interactor: DetailsBusinessLogic?
}

//- Details/DetailsInteractor.swift
protocol DetailsBusinessLogic {}

final class DetailsInteractor: DetailsBusinessLogic {
  var presenter: DetailsPresentationLogic?
}

//- Details/DetailsPresenter.swift
protocol DetailsPresentationLogic {}

final class DetailsPresenter: DetailsPresentationLogic {}
