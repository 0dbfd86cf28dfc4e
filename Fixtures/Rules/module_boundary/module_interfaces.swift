// What faces out of a module may be named from anywhere: inputs and outputs of modules, ports.
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: DetailsModuleOutput, ArticlesViewOutput, PickerModuleDelegate {
  weak var details: DetailsModuleInput?
  var inside: DetailsInteractorInput?  // ~ module_boundary: DetailsInteractorInput

  func detailsDidClose() {}
  func didPick() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {}

//- Details/DetailsPresenter.swift
protocol DetailsModuleInput: AnyObject { func show(id: String) }  // = module_interface by name
protocol DetailsModuleOutput: AnyObject { func detailsDidClose() }  // = module_interface by name

final class DetailsPresenter: DetailsModuleInput {
  weak var moduleOutput: DetailsModuleOutput?
  var interactor: DetailsInteractorInput?

  func show(id: String) {}
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

//- Picker/PickerPresenter.swift
protocol PickerModuleDelegate: AnyObject { func didPick() }

final class PickerPresenter {
  weak var delegate: PickerModuleDelegate?
  var router: PickerRouterInput?
}

//- Picker/PickerRouter.swift
protocol PickerRouterInput {}

final class PickerRouter: PickerRouterInput {}
