// Where files of one end show a template at work, half as many of another end are of it, too: one finding each.
//- .viperlint.yml
exclude: []

//- Acorn/AcornViewController.swift
import UIKit

protocol AcornViewInput: AnyObject { func show(_ title: String) }

final class AcornViewController: UIViewController, AcornViewInput {
  var output: AcornViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Acorn/AcornPresenter.swift
import UIKit  // ~ ui_import: of the files '…Presenter.swift'

protocol AcornViewOutput { func load() }

final class AcornPresenter: AcornViewOutput {
  weak var view: AcornViewInput?
  private let interactor: AcornInteractorInput
  init(interactor: AcornInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Acorn/AcornInteractor.swift
protocol AcornInteractorInput { func load() }

final class AcornInteractor: AcornInteractorInput {
  private var kept: AcornRecord?
  func load() { kept = AcornRecord(name: "") }
}

//- Acorn/AcornModels.swift
import UIKit  // ~ ui_import: of the files '…Models.swift'

struct AcornRecord: Decodable {
  let name: String
}

//- Beech/BeechViewController.swift
import UIKit

protocol BeechViewInput: AnyObject { func show(_ title: String) }

final class BeechViewController: UIViewController, BeechViewInput {
  var output: BeechViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Beech/BeechPresenter.swift
import UIKit  // ~+ ui_import

protocol BeechViewOutput { func load() }

final class BeechPresenter: BeechViewOutput {
  weak var view: BeechViewInput?
  private let interactor: BeechInteractorInput
  init(interactor: BeechInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Beech/BeechInteractor.swift
protocol BeechInteractorInput { func load() }

final class BeechInteractor: BeechInteractorInput {
  private var kept: BeechRecord?
  func load() { kept = BeechRecord(name: "") }
}

//- Beech/BeechModels.swift
import UIKit  // ~+ ui_import

struct BeechRecord: Decodable {
  let name: String
}

//- Cedar/CedarViewController.swift
import UIKit

protocol CedarViewInput: AnyObject { func show(_ title: String) }

final class CedarViewController: UIViewController, CedarViewInput {
  var output: CedarViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Cedar/CedarPresenter.swift
import UIKit  // ~+ ui_import

protocol CedarViewOutput { func load() }

final class CedarPresenter: CedarViewOutput {
  weak var view: CedarViewInput?
  private let interactor: CedarInteractorInput
  init(interactor: CedarInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Cedar/CedarInteractor.swift
protocol CedarInteractorInput { func load() }

final class CedarInteractor: CedarInteractorInput {
  private var kept: CedarRecord?
  func load() { kept = CedarRecord(name: "") }
}

//- Cedar/CedarModels.swift
import UIKit  // ~+ ui_import

struct CedarRecord: Decodable {
  let name: String
}

//- Elder/ElderViewController.swift
import UIKit

protocol ElderViewInput: AnyObject { func show(_ title: String) }

final class ElderViewController: UIViewController, ElderViewInput {
  var output: ElderViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Elder/ElderPresenter.swift
import UIKit  // ~+ ui_import

protocol ElderViewOutput { func load() }

final class ElderPresenter: ElderViewOutput {
  weak var view: ElderViewInput?
  private let interactor: ElderInteractorInput
  init(interactor: ElderInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Elder/ElderInteractor.swift
protocol ElderInteractorInput { func load() }

final class ElderInteractor: ElderInteractorInput {
  func load() {}
}

//- Hazel/HazelViewController.swift
import UIKit

protocol HazelViewInput: AnyObject { func show(_ title: String) }

final class HazelViewController: UIViewController, HazelViewInput {
  var output: HazelViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Hazel/HazelPresenter.swift
import UIKit  // ~+ ui_import

protocol HazelViewOutput { func load() }

final class HazelPresenter: HazelViewOutput {
  weak var view: HazelViewInput?
  private let interactor: HazelInteractorInput
  init(interactor: HazelInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Hazel/HazelInteractor.swift
protocol HazelInteractorInput { func load() }

final class HazelInteractor: HazelInteractorInput {
  func load() {}
}

//- Maple/MapleViewController.swift
import UIKit

protocol MapleViewInput: AnyObject { func show(_ title: String) }

final class MapleViewController: UIViewController, MapleViewInput {
  var output: MapleViewOutput?
  func show(_ title: String) { self.title = title }
}

//- Maple/MaplePresenter.swift
import UIKit  // ~+ ui_import

protocol MapleViewOutput { func load() }

final class MaplePresenter: MapleViewOutput {
  weak var view: MapleViewInput?
  private let interactor: MapleInteractorInput
  init(interactor: MapleInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Maple/MapleInteractor.swift
protocol MapleInteractorInput { func load() }

final class MapleInteractor: MapleInteractorInput {
  func load() {}
}
