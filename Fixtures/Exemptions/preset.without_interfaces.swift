//- .viperlint.yml
exclude: []

//- Acorn/Acorn.swift
import UIKit

protocol AcornInteractorInput {}
protocol AcornInteractorOutput: AnyObject { func loaded() }

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ note protocol_boundary
  func load() { presenter?.load() }
}

final class AcornPresenter: AcornInteractorOutput, HasSpinner {
  var isSpinning: Bool { false }
  private var interactor: AcornInteractorInput?
  func load() {}
  func loaded() {}
}

final class AcornInteractor: AcornInteractorInput {
  weak var output: AcornInteractorOutput?
}

//- Common/HasSpinner.swift
// What presenters have in common, and nobody keeps, is no interface of one of them.
protocol HasSpinner { var isSpinning: Bool { get } }

//- Birch/Birch.swift
import UIKit

protocol BirchInteractorInput {}
protocol BirchInteractorOutput: AnyObject { func loaded() }

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ note protocol_boundary
  func load() { presenter?.load() }
}

final class BirchPresenter: BirchInteractorOutput {
  private var interactor: BirchInteractorInput?
  func load() {}
  func loaded() {}
}

final class BirchInteractor: BirchInteractorInput {
  weak var output: BirchInteractorOutput?
}

//- Cedar/Cedar.swift
import UIKit

protocol CedarInteractorInput {}
protocol CedarInteractorOutput: AnyObject { func loaded() }

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ note protocol_boundary
  func load() { presenter?.load() }
}

final class CedarPresenter: CedarInteractorOutput {
  private var interactor: CedarInteractorInput?
  func load() {}
  func loaded() {}
}

final class CedarInteractor: CedarInteractorInput {
  weak var output: CedarInteractorOutput?
}

//= twin
//- .viperlint.yml
exclude: []

//- Acorn/Acorn.swift
import UIKit

protocol AcornInteractorInput {}
protocol AcornInteractorOutput: AnyObject { func loaded() }

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class AcornPresenter: AcornInteractorOutput {
  private var interactor: AcornInteractorInput?
  func load() {}
  func loaded() {}
}

final class AcornInteractor: AcornInteractorInput {
  weak var output: AcornInteractorOutput?
}

//- Birch/Birch.swift
import UIKit

protocol BirchInteractorInput {}
protocol BirchInteractorOutput: AnyObject { func loaded() }

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class BirchPresenter: BirchInteractorOutput {
  private var interactor: BirchInteractorInput?
  func load() {}
  func loaded() {}
}

final class BirchInteractor: BirchInteractorInput {
  weak var output: BirchInteractorOutput?
}

//- Cedar/Cedar.swift
import UIKit

protocol CedarInteractorInput {}
protocol CedarInteractorOutput: AnyObject { func loaded() }

protocol CedarViewOutput { func load() }

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class CedarPresenter: CedarInteractorOutput, CedarViewOutput {
  private var interactor: CedarInteractorInput?
  func load() {}
  func loaded() {}
}

final class CedarInteractor: CedarInteractorInput {
  weak var output: CedarInteractorOutput?
}
