// Files that a template names alike carry the same import, be their types of one role or of several.
//- .viperlint.yml
exclude: []

//- Acorn/AcornModels.swift
import UIKit  // ~ ui_import: UIKit is imported in 6 of 6 of the files '…Models.swift', and in 6 of them nothing

enum Acorn {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Acorn/AcornInteractor.swift
protocol AcornBusinessLogic { func load(request: Acorn.Load.Request) }

final class AcornInteractor: AcornBusinessLogic {
  var presenter: AcornPresentationLogic?
  func load(request: Acorn.Load.Request) { presenter?.present(response: Acorn.Load.Response(title: "")) }
}

//- Acorn/AcornPresenter.swift
protocol AcornPresentationLogic { func present(response: Acorn.Load.Response) }

final class AcornPresenter: AcornPresentationLogic {
  weak var controller: AcornDisplayLogic?
  func present(response: Acorn.Load.Response) {
    controller?.display(viewModel: Acorn.Load.ViewModel(title: response.title))
  }
}

//- Acorn/AcornViewController.swift
import UIKit

protocol AcornDisplayLogic: AnyObject { func display(viewModel: Acorn.Load.ViewModel) }

final class AcornViewController: UIViewController, AcornDisplayLogic {
  var interactor: AcornBusinessLogic?
  func display(viewModel: Acorn.Load.ViewModel) { title = viewModel.title }
}

//- Birch/BirchModels.swift
import UIKit  // ~+ ui_import

enum Birch {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Birch/BirchInteractor.swift
protocol BirchBusinessLogic { func load(request: Birch.Load.Request) }

final class BirchInteractor: BirchBusinessLogic {
  var presenter: BirchPresentationLogic?
  func load(request: Birch.Load.Request) { presenter?.present(response: Birch.Load.Response(title: "")) }
}

//- Birch/BirchPresenter.swift
protocol BirchPresentationLogic { func present(response: Birch.Load.Response) }

final class BirchPresenter: BirchPresentationLogic {
  weak var controller: BirchDisplayLogic?
  func present(response: Birch.Load.Response) {
    controller?.display(viewModel: Birch.Load.ViewModel(title: response.title))
  }
}

//- Birch/BirchViewController.swift
import UIKit

protocol BirchDisplayLogic: AnyObject { func display(viewModel: Birch.Load.ViewModel) }

final class BirchViewController: UIViewController, BirchDisplayLogic {
  var interactor: BirchBusinessLogic?
  func display(viewModel: Birch.Load.ViewModel) { title = viewModel.title }
}

//- Cedar/CedarModels.swift
import UIKit  // ~+ ui_import

enum Cedar {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Cedar/CedarInteractor.swift
protocol CedarBusinessLogic { func load(request: Cedar.Load.Request) }

final class CedarInteractor: CedarBusinessLogic {
  var presenter: CedarPresentationLogic?
  func load(request: Cedar.Load.Request) { presenter?.present(response: Cedar.Load.Response(title: "")) }
}

//- Cedar/CedarPresenter.swift
protocol CedarPresentationLogic { func present(response: Cedar.Load.Response) }

final class CedarPresenter: CedarPresentationLogic {
  weak var controller: CedarDisplayLogic?
  func present(response: Cedar.Load.Response) {
    controller?.display(viewModel: Cedar.Load.ViewModel(title: response.title))
  }
}

//- Cedar/CedarViewController.swift
import UIKit

protocol CedarDisplayLogic: AnyObject { func display(viewModel: Cedar.Load.ViewModel) }

final class CedarViewController: UIViewController, CedarDisplayLogic {
  var interactor: CedarBusinessLogic?
  func display(viewModel: Cedar.Load.ViewModel) { title = viewModel.title }
}

//- Daisy/DaisyModels.swift
import UIKit  // ~+ ui_import

enum Daisy {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Daisy/DaisyInteractor.swift
protocol DaisyBusinessLogic { func load(request: Daisy.Load.Request) }

final class DaisyInteractor: DaisyBusinessLogic {
  var presenter: DaisyPresentationLogic?
  func load(request: Daisy.Load.Request) { presenter?.present(response: Daisy.Load.Response(title: "")) }
}

//- Daisy/DaisyPresenter.swift
protocol DaisyPresentationLogic { func present(response: Daisy.Load.Response) }

final class DaisyPresenter: DaisyPresentationLogic {
  weak var controller: DaisyDisplayLogic?
  func present(response: Daisy.Load.Response) {
    controller?.display(viewModel: Daisy.Load.ViewModel(title: response.title))
  }
}

//- Daisy/DaisyViewController.swift
import UIKit

protocol DaisyDisplayLogic: AnyObject { func display(viewModel: Daisy.Load.ViewModel) }

final class DaisyViewController: UIViewController, DaisyDisplayLogic {
  var interactor: DaisyBusinessLogic?
  func display(viewModel: Daisy.Load.ViewModel) { title = viewModel.title }
}

//- Elder/ElderModels.swift
import UIKit  // ~+ ui_import

enum Elder {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Elder/ElderInteractor.swift
protocol ElderBusinessLogic { func load(request: Elder.Load.Request) }

final class ElderInteractor: ElderBusinessLogic {
  var presenter: ElderPresentationLogic?
  func load(request: Elder.Load.Request) { presenter?.present(response: Elder.Load.Response(title: "")) }
}

//- Elder/ElderPresenter.swift
protocol ElderPresentationLogic { func present(response: Elder.Load.Response) }

final class ElderPresenter: ElderPresentationLogic {
  weak var controller: ElderDisplayLogic?
  func present(response: Elder.Load.Response) {
    controller?.display(viewModel: Elder.Load.ViewModel(title: response.title))
  }
}

//- Elder/ElderViewController.swift
import UIKit

protocol ElderDisplayLogic: AnyObject { func display(viewModel: Elder.Load.ViewModel) }

final class ElderViewController: UIViewController, ElderDisplayLogic {
  var interactor: ElderBusinessLogic?
  func display(viewModel: Elder.Load.ViewModel) { title = viewModel.title }
}

//- Fern/FernModels.swift
import UIKit  // ~+ ui_import

enum Fern {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Fern/FernInteractor.swift
protocol FernBusinessLogic { func load(request: Fern.Load.Request) }

final class FernInteractor: FernBusinessLogic {
  var presenter: FernPresentationLogic?
  func load(request: Fern.Load.Request) { presenter?.present(response: Fern.Load.Response(title: "")) }
}

//- Fern/FernPresenter.swift
protocol FernPresentationLogic { func present(response: Fern.Load.Response) }

final class FernPresenter: FernPresentationLogic {
  weak var controller: FernDisplayLogic?
  func present(response: Fern.Load.Response) {
    controller?.display(viewModel: Fern.Load.ViewModel(title: response.title))
  }
}

//- Fern/FernViewController.swift
import UIKit

protocol FernDisplayLogic: AnyObject { func display(viewModel: Fern.Load.ViewModel) }

final class FernViewController: UIViewController, FernDisplayLogic {
  var interactor: FernBusinessLogic?
  func display(viewModel: Fern.Load.ViewModel) { title = viewModel.title }
}
