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

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ protocol_boundary
  func load() { presenter?.load() }
}

final class CedarPresenter {
  weak var view: CedarViewController?  // ~ protocol_boundary
  private var interactor: CedarInteractorInput?
  func load() {}
}

final class CedarInteractor: CedarInteractorInput {}
