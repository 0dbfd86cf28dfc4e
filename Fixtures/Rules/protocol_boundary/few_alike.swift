// Six scenes in which a part is known by its class, and none in which it is not, are the way of this code;
// a service that is held so is not.
//- .viperlint.yml
exclude: []

//- Acorn/AcornViewController.swift
import UIKit

protocol AcornViewOutput { func didLoad() }

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ note protocol_boundary
}

//- Acorn/AcornPresenter.swift
protocol AcornInteractorInput { func load() }

final class AcornPresenter: AcornViewOutput {
  private var interactor: AcornInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Acorn/AcornInteractor.swift
final class AcornInteractor: AcornInteractorInput {
  private let service: AcornService  // ~ protocol_boundary: AcornService
  init(service: AcornService) { self.service = service }  // ~+ protocol_boundary
  func load() { service.load() }
}

//- Services/AcornService.swift
protocol AcornServiceProtocol { func load() }

final class AcornService: AcornServiceProtocol {
  func load() { URLSession.shared.invalidateAndCancel() }
}

//- Birch/BirchViewController.swift
import UIKit

protocol BirchViewOutput { func didLoad() }

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ note protocol_boundary
}

//- Birch/BirchPresenter.swift
protocol BirchInteractorInput { func load() }

final class BirchPresenter: BirchViewOutput {
  private var interactor: BirchInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Birch/BirchInteractor.swift
final class BirchInteractor: BirchInteractorInput {
  private let service: BirchService  // ~ protocol_boundary: BirchService
  init(service: BirchService) { self.service = service }  // ~+ protocol_boundary
  func load() { service.load() }
}

//- Services/BirchService.swift
protocol BirchServiceProtocol { func load() }

final class BirchService: BirchServiceProtocol {
  func load() { URLSession.shared.invalidateAndCancel() }
}

//- Cedar/CedarViewController.swift
import UIKit

protocol CedarViewOutput { func didLoad() }

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ note protocol_boundary
}

//- Cedar/CedarPresenter.swift
protocol CedarInteractorInput { func load() }

final class CedarPresenter: CedarViewOutput {
  private var interactor: CedarInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Cedar/CedarInteractor.swift
final class CedarInteractor: CedarInteractorInput {
  private let service: CedarService  // ~ protocol_boundary: CedarService
  init(service: CedarService) { self.service = service }  // ~+ protocol_boundary
  func load() { service.load() }
}

//- Services/CedarService.swift
protocol CedarServiceProtocol { func load() }

final class CedarService: CedarServiceProtocol {
  func load() { URLSession.shared.invalidateAndCancel() }
}

//- Daisy/DaisyViewController.swift
import UIKit

protocol DaisyViewOutput { func didLoad() }

final class DaisyViewController: UIViewController {
  private var presenter: DaisyPresenter?  // ~ note protocol_boundary
}

//- Daisy/DaisyPresenter.swift
protocol DaisyInteractorInput { func load() }

final class DaisyPresenter: DaisyViewOutput {
  private var interactor: DaisyInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Daisy/DaisyInteractor.swift
final class DaisyInteractor: DaisyInteractorInput {
  private let service: DaisyService  // ~ protocol_boundary: DaisyService
  init(service: DaisyService) { self.service = service }  // ~+ protocol_boundary
  func load() { service.load() }
}

//- Services/DaisyService.swift
protocol DaisyServiceProtocol { func load() }

final class DaisyService: DaisyServiceProtocol {
  func load() { URLSession.shared.invalidateAndCancel() }
}

//- Elder/ElderViewController.swift
import UIKit

protocol ElderViewOutput { func didLoad() }

final class ElderViewController: UIViewController {
  private var presenter: ElderPresenter?  // ~ note protocol_boundary
}

//- Elder/ElderPresenter.swift
protocol ElderInteractorInput { func load() }

final class ElderPresenter: ElderViewOutput {
  private var interactor: ElderInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Elder/ElderInteractor.swift
final class ElderInteractor: ElderInteractorInput {
  private let service: ElderService  // ~ protocol_boundary: ElderService
  init(service: ElderService) { self.service = service }  // ~+ protocol_boundary
  func load() { service.load() }
}

//- Services/ElderService.swift
protocol ElderServiceProtocol { func load() }

final class ElderService: ElderServiceProtocol {
  func load() { URLSession.shared.invalidateAndCancel() }
}

//- Fern/FernViewController.swift
import UIKit

protocol FernViewOutput { func didLoad() }

final class FernViewController: UIViewController {
  private var presenter: FernPresenter?  // ~ note protocol_boundary
}

//- Fern/FernPresenter.swift
protocol FernInteractorInput { func load() }

final class FernPresenter: FernViewOutput {
  private var interactor: FernInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Fern/FernInteractor.swift
final class FernInteractor: FernInteractorInput {
  private let service: FernService  // ~ protocol_boundary: FernService
  init(service: FernService) { self.service = service }  // ~+ protocol_boundary
  func load() { service.load() }
}

//- Services/FernService.swift
protocol FernServiceProtocol { func load() }

final class FernService: FernServiceProtocol {
  func load() { URLSession.shared.invalidateAndCancel() }
}
