// A template's view model that nobody has filled shows nothing: this code shows its entities.
//- .viperlint.yml
exclude: []

//- Shared/Nut.swift
struct Nut: Codable {
  var name: String
  var weight: Int
}

//- Acorn/Acorn.swift
import UIKit

struct AcornViewModel {}

protocol AcornViewInput: AnyObject { func show(_ nut: Nut) }  // ~ note entity_in_view: Nut
protocol AcornViewOutput { func load() }
protocol AcornInteractorInput { func load() }
protocol AcornInteractorOutput: AnyObject { func loaded(_ nut: Nut) }

final class AcornViewController: UIViewController, AcornViewInput {
  private let presenter: AcornViewOutput
  init(presenter: AcornViewOutput) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ nut: Nut) { title = nut.name }  // ~+ entity_in_view
}

final class AcornPresenter: AcornViewOutput, AcornInteractorOutput {
  weak var view: AcornViewInput?
  private let interactor: AcornInteractorInput
  init(interactor: AcornInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
  func loaded(_ nut: Nut) { view?.show(nut) }
}

final class AcornInteractor: AcornInteractorInput {
  weak var output: AcornInteractorOutput?
  func load() { output?.loaded(Nut(name: "acorn", weight: 3)) }
}

//- Beech/Beech.swift
import UIKit

protocol BeechViewInput: AnyObject { func show(_ nut: Nut) }  // ~ note entity_in_view: Nut
protocol BeechViewOutput { func load() }
protocol BeechInteractorInput { func load() }
protocol BeechInteractorOutput: AnyObject { func loaded(_ nut: Nut) }

final class BeechViewController: UIViewController, BeechViewInput {
  private let presenter: BeechViewOutput
  init(presenter: BeechViewOutput) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ nut: Nut) { title = nut.name }  // ~+ entity_in_view
}

final class BeechPresenter: BeechViewOutput, BeechInteractorOutput {
  weak var view: BeechViewInput?
  private let interactor: BeechInteractorInput
  init(interactor: BeechInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
  func loaded(_ nut: Nut) { view?.show(nut) }
}

final class BeechInteractor: BeechInteractorInput {
  weak var output: BeechInteractorOutput?
  func load() { output?.loaded(Nut(name: "beechnut", weight: 3)) }
}

//- Cedar/Cedar.swift
import UIKit

protocol CedarViewInput: AnyObject { func show(_ nut: Nut) }  // ~ note entity_in_view: Nut
protocol CedarViewOutput { func load() }
protocol CedarInteractorInput { func load() }
protocol CedarInteractorOutput: AnyObject { func loaded(_ nut: Nut) }

final class CedarViewController: UIViewController, CedarViewInput {
  private let presenter: CedarViewOutput
  init(presenter: CedarViewOutput) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ nut: Nut) { title = nut.name }  // ~+ entity_in_view
}

final class CedarPresenter: CedarViewOutput, CedarInteractorOutput {
  weak var view: CedarViewInput?
  private let interactor: CedarInteractorInput
  init(interactor: CedarInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
  func loaded(_ nut: Nut) { view?.show(nut) }
}

final class CedarInteractor: CedarInteractorInput {
  weak var output: CedarInteractorOutput?
  func load() { output?.loaded(Nut(name: "pine nut", weight: 3)) }
}

