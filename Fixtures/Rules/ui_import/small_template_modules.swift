// The habit shows in the modules: data beside them is made by no template.
//- .viperlint.yml
exclude: []

//- Moss/MossPresenter.swift
import UIKit  // ~+ ui_import

final class MossPresenter: MossViewOutput {
  weak var view: MossViewInput?
  var interactor: MossInteractorInput?
}

//- Moss/MossInteractor.swift
import UIKit  // ~+ ui_import

final class MossInteractor: MossInteractorInput {
  let worker: MossWorking
  init(worker: MossWorking) { self.worker = worker }
}

//- Moss/MossWorker.swift
import UIKit  // ~+ ui_import

protocol MossWorking {}

final class MossWorker: MossWorking {
  private let session = URLSession.shared
}

//- Moss/MossViewController.swift
import UIKit

protocol MossViewInput: AnyObject {}
protocol MossViewOutput {}
protocol MossInteractorInput {}

final class MossViewController: UIViewController, MossViewInput {
  var output: MossViewOutput?
}

//- Fern/FernPresenter.swift
import UIKit  // ~+ ui_import

final class FernPresenter: FernViewOutput {
  weak var view: FernViewInput?
  var interactor: FernInteractorInput?
}

//- Fern/FernInteractor.swift
import UIKit  // ~ ui_import: UIKit is imported in 6 of 8 of the files of interactors, presenters and services in modules, and in 6

final class FernInteractor: FernInteractorInput {
  let worker: FernWorking
  init(worker: FernWorking) { self.worker = worker }
}

//- Fern/FernWorker.swift
import UIKit  // ~+ ui_import

protocol FernWorking {}

final class FernWorker: FernWorking {
  private let session = URLSession.shared
}

//- Fern/FernViewController.swift
import UIKit

protocol FernViewInput: AnyObject {}
protocol FernViewOutput {}
protocol FernInteractorInput {}

final class FernViewController: UIViewController, FernViewInput {
  var output: FernViewOutput?
}

//- Reed/ReedPresenter.swift
final class ReedPresenter: ReedViewOutput {
  weak var view: ReedViewInput?
  var interactor: ReedInteractorInput?
}

//- Reed/ReedInteractor.swift
final class ReedInteractor: ReedInteractorInput {}

//- Reed/ReedViewController.swift
import UIKit

protocol ReedViewInput: AnyObject {}
protocol ReedViewOutput {}
protocol ReedInteractorInput {}

final class ReedViewController: UIViewController, ReedViewInput {
  var output: ReedViewOutput?
}

//- Entities/Spore.swift
// viperlint:role entity
struct Spore: Codable {
  var id: Int
  var weight: Double
}

//- Entities/Frond.swift
// viperlint:role entity
struct Frond: Codable {
  var id: Int
  var weight: Double
}

//- Entities/Stem.swift
// viperlint:role entity
struct Stem: Codable {
  var id: Int
  var weight: Double
}

//- Entities/Root.swift
// viperlint:role entity
struct Root: Codable {
  var id: Int
  var weight: Double
}
