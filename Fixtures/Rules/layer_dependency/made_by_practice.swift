// Where most views make their presenters, what they make to hand to these is made so as well; what one makes
// for itself is not.
//- .viperlint.yml
exclude: []

//- Acorn/AcornViewController.swift
import UIKit

final class AcornViewController: UIViewController {
  private var presenter: AcornViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    let interactor = AcornInteractor()  // ~+ assembly_outside_builder
    let router = AcornRouter()  // ~+ assembly_outside_builder
    presenter = AcornPresenter(interactor: interactor, router: router)  // ~ note assembly_outside_builder: AcornPresenter
  }
}

//- Acorn/AcornPresenter.swift
protocol AcornViewOutput: AnyObject {}

final class AcornPresenter: AcornViewOutput {
  private let interactor: AcornInteractorInput
  private let router: AcornRouterInput

  init(interactor: AcornInteractorInput, router: AcornRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Acorn/AcornInteractor.swift
protocol AcornInteractorInput { func load() }

final class AcornInteractor: AcornInteractorInput {
  func load() {}
}

//- Acorn/AcornRouter.swift
import UIKit

protocol AcornRouterInput { func close() }

final class AcornRouter: AcornRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Birch/BirchViewController.swift
import UIKit

final class BirchViewController: UIViewController {
  private var presenter: BirchViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    let interactor = BirchInteractor()  // ~+ assembly_outside_builder
    let router = BirchRouter()  // ~+ assembly_outside_builder
    presenter = BirchPresenter(interactor: interactor, router: router)  // ~ note assembly_outside_builder: BirchPresenter
  }
}

//- Birch/BirchPresenter.swift
protocol BirchViewOutput: AnyObject {}

final class BirchPresenter: BirchViewOutput {
  private let interactor: BirchInteractorInput
  private let router: BirchRouterInput

  init(interactor: BirchInteractorInput, router: BirchRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Birch/BirchInteractor.swift
protocol BirchInteractorInput { func load() }

final class BirchInteractor: BirchInteractorInput {
  func load() {}
}

//- Birch/BirchRouter.swift
import UIKit

protocol BirchRouterInput { func close() }

final class BirchRouter: BirchRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Cedar/CedarViewController.swift
import UIKit

final class CedarViewController: UIViewController {
  private var presenter: CedarViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    let interactor = CedarInteractor()  // ~+ assembly_outside_builder
    let router = CedarRouter()  // ~+ assembly_outside_builder
    presenter = CedarPresenter(interactor: interactor, router: router)  // ~ note assembly_outside_builder: CedarPresenter
  }
}

//- Cedar/CedarPresenter.swift
protocol CedarViewOutput: AnyObject {}

final class CedarPresenter: CedarViewOutput {
  private let interactor: CedarInteractorInput
  private let router: CedarRouterInput

  init(interactor: CedarInteractorInput, router: CedarRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Cedar/CedarInteractor.swift
protocol CedarInteractorInput { func load() }

final class CedarInteractor: CedarInteractorInput {
  func load() {}
}

//- Cedar/CedarRouter.swift
import UIKit

protocol CedarRouterInput { func close() }

final class CedarRouter: CedarRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Daisy/DaisyViewController.swift
import UIKit

final class DaisyViewController: UIViewController {
  private var presenter: DaisyViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    let interactor = DaisyInteractor()  // ~+ assembly_outside_builder
    let router = DaisyRouter()  // ~+ assembly_outside_builder
    presenter = DaisyPresenter(interactor: interactor, router: router)  // ~ note assembly_outside_builder: DaisyPresenter
  }
}

//- Daisy/DaisyPresenter.swift
protocol DaisyViewOutput: AnyObject {}

final class DaisyPresenter: DaisyViewOutput {
  private let interactor: DaisyInteractorInput
  private let router: DaisyRouterInput

  init(interactor: DaisyInteractorInput, router: DaisyRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Daisy/DaisyInteractor.swift
protocol DaisyInteractorInput { func load() }

final class DaisyInteractor: DaisyInteractorInput {
  func load() {}
}

//- Daisy/DaisyRouter.swift
import UIKit

protocol DaisyRouterInput { func close() }

final class DaisyRouter: DaisyRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Elder/ElderViewController.swift
import UIKit

final class ElderViewController: UIViewController {
  private var presenter: ElderViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    let interactor = ElderInteractor()  // ~+ assembly_outside_builder
    let router = ElderRouter()  // ~+ assembly_outside_builder
    presenter = ElderPresenter(interactor: interactor, router: router)  // ~ note assembly_outside_builder: ElderPresenter
  }
}

//- Elder/ElderPresenter.swift
protocol ElderViewOutput: AnyObject {}

final class ElderPresenter: ElderViewOutput {
  private let interactor: ElderInteractorInput
  private let router: ElderRouterInput

  init(interactor: ElderInteractorInput, router: ElderRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Elder/ElderInteractor.swift
protocol ElderInteractorInput { func load() }

final class ElderInteractor: ElderInteractorInput {
  func load() {}
}

//- Elder/ElderRouter.swift
import UIKit

protocol ElderRouterInput { func close() }

final class ElderRouter: ElderRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Fern/FernViewController.swift
import UIKit

final class FernViewController: UIViewController {
  private var presenter: FernViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    let interactor = FernInteractor()  // ~+ assembly_outside_builder
    let router = FernRouter()  // ~+ assembly_outside_builder
    presenter = FernPresenter(interactor: interactor, router: router)  // ~ note assembly_outside_builder: FernPresenter
  }

  func reload() {
    FernInteractor().load()  // ~ layer_dependency: makes FernInteractor
  }
}

//- Fern/FernPresenter.swift
protocol FernViewOutput: AnyObject {}

final class FernPresenter: FernViewOutput {
  private let interactor: FernInteractorInput
  private let router: FernRouterInput

  init(interactor: FernInteractorInput, router: FernRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

//- Fern/FernInteractor.swift
protocol FernInteractorInput { func load() }

final class FernInteractor: FernInteractorInput {
  func load() {}
}

//- Fern/FernRouter.swift
import UIKit

protocol FernRouterInput { func close() }

final class FernRouter: FernRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}
