//- .viperlint.yml
exclude: []

//- Acorn/AcornPresenter.swift
import UIKit  // ~ note ui_import

protocol AcornViewOutput { func didLoad() }

final class AcornPresenter: AcornViewOutput {
  var interactor: AcornInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Acorn/AcornInteractor.swift
protocol AcornInteractorInput { func load() }

final class AcornInteractor: AcornInteractorInput {
  func load() {}
}

//- Acorn/AcornViewController.swift
import UIKit

final class AcornViewController: UIViewController {
  var output: AcornViewOutput?
}

//- Birch/BirchPresenter.swift
import UIKit  // ~+ ui_import

protocol BirchViewOutput { func didLoad() }

final class BirchPresenter: BirchViewOutput {
  var interactor: BirchInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Birch/BirchInteractor.swift
protocol BirchInteractorInput { func load() }

final class BirchInteractor: BirchInteractorInput {
  func load() {}
}

//- Birch/BirchViewController.swift
import UIKit

final class BirchViewController: UIViewController {
  var output: BirchViewOutput?
}

//- Cedar/CedarPresenter.swift
import UIKit  // ~+ ui_import

protocol CedarViewOutput { func didLoad() }

final class CedarPresenter: CedarViewOutput {
  var interactor: CedarInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Cedar/CedarInteractor.swift
protocol CedarInteractorInput { func load() }

final class CedarInteractor: CedarInteractorInput {
  func load() {}
}

//- Cedar/CedarViewController.swift
import UIKit

final class CedarViewController: UIViewController {
  var output: CedarViewOutput?
}

//- Daisy/DaisyPresenter.swift
import UIKit  // ~+ ui_import

protocol DaisyViewOutput { func didLoad() }

final class DaisyPresenter: DaisyViewOutput {
  var interactor: DaisyInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Daisy/DaisyInteractor.swift
protocol DaisyInteractorInput { func load() }

final class DaisyInteractor: DaisyInteractorInput {
  func load() {}
}

//- Daisy/DaisyViewController.swift
import UIKit

final class DaisyViewController: UIViewController {
  var output: DaisyViewOutput?
}

//- Elder/ElderPresenter.swift
import UIKit  // ~+ ui_import

protocol ElderViewOutput { func didLoad() }

final class ElderPresenter: ElderViewOutput {
  var interactor: ElderInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Elder/ElderInteractor.swift
protocol ElderInteractorInput { func load() }

final class ElderInteractor: ElderInteractorInput {
  func load() {}
}

//- Elder/ElderViewController.swift
import UIKit

final class ElderViewController: UIViewController {
  var output: ElderViewOutput?
}

//- Fern/FernPresenter.swift
import UIKit  // ~+ ui_import

protocol FernViewOutput { func didLoad() }

final class FernPresenter: FernViewOutput {
  var interactor: FernInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Fern/FernInteractor.swift
protocol FernInteractorInput { func load() }

final class FernInteractor: FernInteractorInput {
  func load() {}
}

//- Fern/FernViewController.swift
import UIKit

final class FernViewController: UIViewController {
  var output: FernViewOutput?
}

//- Gorse/GorsePresenter.swift
import UIKit  // ~+ ui_import

protocol GorseViewOutput { func didLoad() }

final class GorsePresenter: GorseViewOutput {
  var interactor: GorseInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Gorse/GorseInteractor.swift
protocol GorseInteractorInput { func load() }

final class GorseInteractor: GorseInteractorInput {
  func load() {}
}

//- Gorse/GorseViewController.swift
import UIKit

final class GorseViewController: UIViewController {
  var output: GorseViewOutput?
}

//- Hazel/HazelPresenter.swift
import UIKit  // ~+ ui_import

protocol HazelViewOutput { func didLoad() }

final class HazelPresenter: HazelViewOutput {
  var interactor: HazelInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Hazel/HazelInteractor.swift
protocol HazelInteractorInput { func load() }

final class HazelInteractor: HazelInteractorInput {
  func load() {}
}

//- Hazel/HazelViewController.swift
import UIKit

final class HazelViewController: UIViewController {
  var output: HazelViewOutput?
}

//- Iris/IrisPresenter.swift
import UIKit  // ~+ ui_import

protocol IrisViewOutput { func didLoad() }

final class IrisPresenter: IrisViewOutput {
  var interactor: IrisInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Iris/IrisInteractor.swift
protocol IrisInteractorInput { func load() }

final class IrisInteractor: IrisInteractorInput {
  func load() {}
}

//- Iris/IrisViewController.swift
import UIKit

final class IrisViewController: UIViewController {
  var output: IrisViewOutput?
}

//- Juniper/JuniperPresenter.swift
import UIKit  // ~+ ui_import

protocol JuniperViewOutput { func didLoad() }

final class JuniperPresenter: JuniperViewOutput {
  var interactor: JuniperInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Juniper/JuniperInteractor.swift
protocol JuniperInteractorInput { func load() }

final class JuniperInteractor: JuniperInteractorInput {
  func load() {}
}

//- Juniper/JuniperViewController.swift
import UIKit

final class JuniperViewController: UIViewController {
  var output: JuniperViewOutput?
}

//- Kelp/KelpPresenter.swift
import UIKit  // ~+ ui_import

protocol KelpViewOutput { func didLoad() }

final class KelpPresenter: KelpViewOutput {
  var interactor: KelpInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Kelp/KelpInteractor.swift
protocol KelpInteractorInput { func load() }

final class KelpInteractor: KelpInteractorInput {
  func load() {}
}

//- Kelp/KelpViewController.swift
import UIKit

final class KelpViewController: UIViewController {
  var output: KelpViewOutput?
}

//= twin
//- .viperlint.yml
exclude: []

//- Acorn/AcornPresenter.swift
import UIKit  // ~ ui_import

protocol AcornViewOutput { func didLoad() }

final class AcornPresenter: AcornViewOutput {
  var interactor: AcornInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Acorn/AcornInteractor.swift
protocol AcornInteractorInput { func load() }

final class AcornInteractor: AcornInteractorInput {
  func load() {}
}

//- Acorn/AcornViewController.swift
import UIKit

final class AcornViewController: UIViewController {
  var output: AcornViewOutput?
}

//- Birch/BirchPresenter.swift
import UIKit  // ~+ ui_import

protocol BirchViewOutput { func didLoad() }

final class BirchPresenter: BirchViewOutput {
  var interactor: BirchInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Birch/BirchInteractor.swift
protocol BirchInteractorInput { func load() }

final class BirchInteractor: BirchInteractorInput {
  func load() {}
}

//- Birch/BirchViewController.swift
import UIKit

final class BirchViewController: UIViewController {
  var output: BirchViewOutput?
}

//- Cedar/CedarPresenter.swift
import UIKit  // ~+ ui_import

protocol CedarViewOutput { func didLoad() }

final class CedarPresenter: CedarViewOutput {
  var interactor: CedarInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Cedar/CedarInteractor.swift
protocol CedarInteractorInput { func load() }

final class CedarInteractor: CedarInteractorInput {
  func load() {}
}

//- Cedar/CedarViewController.swift
import UIKit

final class CedarViewController: UIViewController {
  var output: CedarViewOutput?
}

//- Daisy/DaisyPresenter.swift
import UIKit  // ~+ ui_import

protocol DaisyViewOutput { func didLoad() }

final class DaisyPresenter: DaisyViewOutput {
  var interactor: DaisyInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Daisy/DaisyInteractor.swift
protocol DaisyInteractorInput { func load() }

final class DaisyInteractor: DaisyInteractorInput {
  func load() {}
}

//- Daisy/DaisyViewController.swift
import UIKit

final class DaisyViewController: UIViewController {
  var output: DaisyViewOutput?
}

//- Elder/ElderPresenter.swift
import UIKit  // ~+ ui_import

protocol ElderViewOutput { func didLoad() }

final class ElderPresenter: ElderViewOutput {
  var interactor: ElderInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Elder/ElderInteractor.swift
protocol ElderInteractorInput { func load() }

final class ElderInteractor: ElderInteractorInput {
  func load() {}
}

//- Elder/ElderViewController.swift
import UIKit

final class ElderViewController: UIViewController {
  var output: ElderViewOutput?
}

//- Fern/FernPresenter.swift
import UIKit  // ~+ ui_import

protocol FernViewOutput { func didLoad() }

final class FernPresenter: FernViewOutput {
  var interactor: FernInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Fern/FernInteractor.swift
protocol FernInteractorInput { func load() }

final class FernInteractor: FernInteractorInput {
  func load() {}
}

//- Fern/FernViewController.swift
import UIKit

final class FernViewController: UIViewController {
  var output: FernViewOutput?
}

//- Gorse/GorsePresenter.swift
import UIKit  // ~+ ui_import

protocol GorseViewOutput { func didLoad() }

final class GorsePresenter: GorseViewOutput {
  var interactor: GorseInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Gorse/GorseInteractor.swift
protocol GorseInteractorInput { func load() }

final class GorseInteractor: GorseInteractorInput {
  func load() {}
}

//- Gorse/GorseViewController.swift
import UIKit

final class GorseViewController: UIViewController {
  var output: GorseViewOutput?
}

//- Hazel/HazelPresenter.swift
import UIKit  // ~+ ui_import

protocol HazelViewOutput { func didLoad() }

final class HazelPresenter: HazelViewOutput {
  var interactor: HazelInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Hazel/HazelInteractor.swift
protocol HazelInteractorInput { func load() }

final class HazelInteractor: HazelInteractorInput {
  func load() {}
}

//- Hazel/HazelViewController.swift
import UIKit

final class HazelViewController: UIViewController {
  var output: HazelViewOutput?
}

//- Iris/IrisPresenter.swift
import UIKit  // ~+ ui_import

protocol IrisViewOutput { func didLoad() }

final class IrisPresenter: IrisViewOutput {
  var interactor: IrisInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Iris/IrisInteractor.swift
protocol IrisInteractorInput { func load() }

final class IrisInteractor: IrisInteractorInput {
  func load() {}
}

//- Iris/IrisViewController.swift
import UIKit

final class IrisViewController: UIViewController {
  var output: IrisViewOutput?
}

//- Juniper/JuniperPresenter.swift
import UIKit  // ~+ ui_import

protocol JuniperViewOutput { func didLoad() }

final class JuniperPresenter: JuniperViewOutput {
  var interactor: JuniperInteractorInput?
  func didLoad() { interactor?.load() }
}

//- Juniper/JuniperInteractor.swift
protocol JuniperInteractorInput { func load() }

final class JuniperInteractor: JuniperInteractorInput {
  func load() {}
}

//- Juniper/JuniperViewController.swift
import UIKit

final class JuniperViewController: UIViewController {
  var output: JuniperViewOutput?
}
