//- .viperlint.yml
exclude: []

//- Acorn/Acorn.swift
import UIKit

protocol AcornInteractorInput {}

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ note protocol_boundary
  func load() { presenter?.load() }
}

final class AcornPresenter {
  private var interactor: AcornInteractorInput?
  func load() {}
}

final class AcornInteractor: AcornInteractorInput {}

//- Birch/Birch.swift
import UIKit

protocol BirchInteractorInput {}

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ note protocol_boundary
  func load() { presenter?.load() }
}

final class BirchPresenter {
  private var interactor: BirchInteractorInput?
  func load() {}
}

final class BirchInteractor: BirchInteractorInput {}

//- Cedar/Cedar.swift
import UIKit

protocol CedarInteractorInput {}

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ note protocol_boundary
  func load() { presenter?.load() }
}

final class CedarPresenter {
  private var interactor: CedarInteractorInput?
  func load() {}
}

final class CedarInteractor: CedarInteractorInput {}

//= twin
//- .viperlint.yml
exclude: []

//- Acorn/Acorn.swift
import UIKit

protocol AcornInteractorInput {}

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class AcornPresenter {
  private var interactor: AcornInteractorInput?
  func load() {}
}

final class AcornInteractor: AcornInteractorInput {}

//- Birch/Birch.swift
import UIKit

protocol BirchInteractorInput {}

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class BirchPresenter {
  private var interactor: BirchInteractorInput?
  func load() {}
}

final class BirchInteractor: BirchInteractorInput {}

//- Cedar/Cedar.swift
import UIKit

protocol CedarInteractorInput {}

protocol CedarViewOutput { func load() }

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class CedarPresenter: CedarViewOutput {
  private var interactor: CedarInteractorInput?
  func load() {}
}

final class CedarInteractor: CedarInteractorInput {}
