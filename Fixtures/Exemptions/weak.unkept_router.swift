//- Cards/CardsRouter.swift
import UIKit

final class CardsRouter {
  let viewController: UIViewController  // ~ note weak_back_reference: viewController

  init() { viewController = CardsViewController(output: CardsPresenter()) }
}

//- Cards/CardsPresenter.swift
protocol CardsViewOutput: AnyObject {}

final class CardsPresenter: CardsViewOutput {
  var interactor: CardsLogic?
}

//- Cards/CardsInteractor.swift
protocol CardsLogic: AnyObject {}

final class CardsInteractor: CardsLogic {}

//- Cards/CardsViewController.swift
import UIKit

final class CardsViewController: UIViewController {
  let output: CardsViewOutput

  init(output: CardsViewOutput) { self.output = output }
}

//= twin
//- Cards/CardsRouter.swift
import UIKit

final class CardsRouter {
  let viewController: UIViewController  // ~ weak_back_reference: viewController

  init() { viewController = CardsViewController(output: CardsPresenter()) }
}

//- Cards/CardsPresenter.swift
protocol CardsViewOutput: AnyObject {}

final class CardsPresenter: CardsViewOutput {
  var interactor: CardsLogic?
  var router: CardsRouter?  // ~ protocol_boundary: CardsRouter
}

//- Cards/CardsInteractor.swift
protocol CardsLogic: AnyObject {}

final class CardsInteractor: CardsLogic {}

//- Cards/CardsViewController.swift
import UIKit

final class CardsViewController: UIViewController {
  let output: CardsViewOutput

  init(output: CardsViewOutput) { self.output = output }
}
