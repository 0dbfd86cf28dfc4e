// What the initial value of one property puts together is one finding, with the presenter that it makes.
//- Kitchens/KitchensViewController.swift
import UIKit

final class KitchensViewController: UIViewController {
  lazy var presenter: KitchensViewOutput = KitchensPresenter(  // ~ assembly_outside_builder: KitchensPresenter
    interactor: KitchensInteractor(),  // ~+ assembly_outside_builder
    router: KitchensRouter())  // ~+ assembly_outside_builder
  private let spare = KitchensInteractor()  // ~ layer_dependency: KitchensInteractor
}

//- Kitchens/KitchensPresenter.swift
protocol KitchensViewOutput {}

final class KitchensPresenter: KitchensViewOutput {
  let interactor: KitchensInteractorInput
  let router: KitchensRouterInput

  init(interactor: KitchensInteractorInput, router: KitchensRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Kitchens/KitchensInteractor.swift
protocol KitchensInteractorInput {}

final class KitchensInteractor: KitchensInteractorInput {}

//- Kitchens/KitchensRouter.swift
protocol KitchensRouterInput {}

final class KitchensRouter: KitchensRouterInput {}

//- Kitchens/KitchensBuilder.swift
enum KitchensBuilder {
  static func build() -> KitchensViewController {
    let controller = KitchensViewController()
    controller.presenter = KitchensPresenter(
      interactor: KitchensInteractor(), router: KitchensRouter())
    return controller
  }
}
