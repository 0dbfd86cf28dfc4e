//- .viperlint.yml
exclude: []

//- Acorn/AcornViewController.swift
import UIKit

protocol AcornViewOutput {}
protocol AcornInteractorInput {}

final class AcornViewController: UIViewController {
  private var presenter: AcornViewOutput?
}

//- Acorn/AcornPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported in 10 of 11 of the files of presenters, and in 10 of them nothing

final class AcornPresenter: AcornViewOutput {
  private var interactor: AcornInteractorInput?
}

//- Acorn/AcornInteractor.swift
final class AcornInteractor: AcornInteractorInput {}

//- Birch/BirchViewController.swift
import UIKit

protocol BirchViewOutput {}
protocol BirchInteractorInput {}

final class BirchViewController: UIViewController {
  private var presenter: BirchViewOutput?
}

//- Birch/BirchPresenter.swift
import UIKit  // ~+ ui_import

final class BirchPresenter: BirchViewOutput {
  private var interactor: BirchInteractorInput?
}

//- Birch/BirchInteractor.swift
final class BirchInteractor: BirchInteractorInput {}

//- Cedar/CedarViewController.swift
import UIKit

protocol CedarViewOutput {}
protocol CedarInteractorInput {}

final class CedarViewController: UIViewController {
  private var presenter: CedarViewOutput?
}

//- Cedar/CedarPresenter.swift
import UIKit  // ~+ ui_import

final class CedarPresenter: CedarViewOutput {
  private var interactor: CedarInteractorInput?
}

//- Cedar/CedarInteractor.swift
final class CedarInteractor: CedarInteractorInput {}

//- Daisy/DaisyViewController.swift
import UIKit

protocol DaisyViewOutput {}
protocol DaisyInteractorInput {}

final class DaisyViewController: UIViewController {
  private var presenter: DaisyViewOutput?
}

//- Daisy/DaisyPresenter.swift
import UIKit  // ~+ ui_import

final class DaisyPresenter: DaisyViewOutput {
  private var interactor: DaisyInteractorInput?
}

//- Daisy/DaisyInteractor.swift
final class DaisyInteractor: DaisyInteractorInput {}

//- Elder/ElderViewController.swift
import UIKit

protocol ElderViewOutput {}
protocol ElderInteractorInput {}

final class ElderViewController: UIViewController {
  private var presenter: ElderViewOutput?
}

//- Elder/ElderPresenter.swift
import UIKit  // ~+ ui_import

final class ElderPresenter: ElderViewOutput {
  private var interactor: ElderInteractorInput?
}

//- Elder/ElderInteractor.swift
final class ElderInteractor: ElderInteractorInput {}

//- Fern/FernViewController.swift
import UIKit

protocol FernViewOutput {}
protocol FernInteractorInput {}

final class FernViewController: UIViewController {
  private var presenter: FernViewOutput?
}

//- Fern/FernPresenter.swift
import UIKit  // ~+ ui_import

final class FernPresenter: FernViewOutput {
  private var interactor: FernInteractorInput?
}

//- Fern/FernInteractor.swift
final class FernInteractor: FernInteractorInput {}

//- Gorse/GorseViewController.swift
import UIKit

protocol GorseViewOutput {}
protocol GorseInteractorInput {}

final class GorseViewController: UIViewController {
  private var presenter: GorseViewOutput?
}

//- Gorse/GorsePresenter.swift
import UIKit  // ~+ ui_import

final class GorsePresenter: GorseViewOutput {
  private var interactor: GorseInteractorInput?
}

//- Gorse/GorseInteractor.swift
final class GorseInteractor: GorseInteractorInput {}

//- Hazel/HazelViewController.swift
import UIKit

protocol HazelViewOutput {}
protocol HazelInteractorInput {}

final class HazelViewController: UIViewController {
  private var presenter: HazelViewOutput?
}

//- Hazel/HazelPresenter.swift
import UIKit  // ~+ ui_import

final class HazelPresenter: HazelViewOutput {
  private var interactor: HazelInteractorInput?
}

//- Hazel/HazelInteractor.swift
final class HazelInteractor: HazelInteractorInput {}

//- Iris/IrisViewController.swift
import UIKit

protocol IrisViewOutput {}
protocol IrisInteractorInput {}

final class IrisViewController: UIViewController {
  private var presenter: IrisViewOutput?
}

//- Iris/IrisPresenter.swift
import UIKit  // ~+ ui_import

final class IrisPresenter: IrisViewOutput {
  private var interactor: IrisInteractorInput?
}

//- Iris/IrisInteractor.swift
final class IrisInteractor: IrisInteractorInput {}

//- Juniper/JuniperViewController.swift
import UIKit

protocol JuniperViewOutput {}
protocol JuniperInteractorInput {}

final class JuniperViewController: UIViewController {
  private var presenter: JuniperViewOutput?
}

//- Juniper/JuniperPresenter.swift
import UIKit  // ~+ ui_import

final class JuniperPresenter: JuniperViewOutput {
  private var interactor: JuniperInteractorInput?
}

//- Juniper/JuniperInteractor.swift
final class JuniperInteractor: JuniperInteractorInput {}

//- Kale/KaleViewController.swift
import UIKit

protocol KaleViewOutput {}
protocol KaleInteractorInput {}

final class KaleViewController: UIViewController {
  private var presenter: KaleViewOutput?
}

//- Kale/KalePresenter.swift


final class KalePresenter: KaleViewOutput {
  private var interactor: KaleInteractorInput?
}

//- Kale/KaleInteractor.swift
final class KaleInteractor: KaleInteractorInput {}
