//- .viperlint.yml
exclude: []

//- Acorn/Acorn.swift
import UIKit

protocol AcornViewOutput {}
protocol AcornInteractorInput {}

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ note protocol_boundary
}

final class AcornPresenter: AcornViewOutput {
  private var interactor: AcornInteractorInput?
}

final class AcornInteractor: AcornInteractorInput {}

//- Birch/Birch.swift
import UIKit

protocol BirchViewOutput {}
protocol BirchInteractorInput {}

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ note protocol_boundary
}

final class BirchPresenter: BirchViewOutput {
  private var interactor: BirchInteractorInput?
}

final class BirchInteractor: BirchInteractorInput {}

//- Cedar/Cedar.swift
import UIKit

protocol CedarViewOutput {}
protocol CedarInteractorInput {}

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ note protocol_boundary
}

final class CedarPresenter: CedarViewOutput {
  private var interactor: CedarInteractorInput?
}

final class CedarInteractor: CedarInteractorInput {}

//- Daisy/Daisy.swift
import UIKit

protocol DaisyViewOutput {}
protocol DaisyInteractorInput {}

final class DaisyViewController: UIViewController {
  private var presenter: DaisyPresenter?  // ~ note protocol_boundary
}

final class DaisyPresenter: DaisyViewOutput {
  private var interactor: DaisyInteractorInput?
}

final class DaisyInteractor: DaisyInteractorInput {}

//- Elder/Elder.swift
import UIKit

protocol ElderViewOutput {}
protocol ElderInteractorInput {}

final class ElderViewController: UIViewController {
  private var presenter: ElderPresenter?  // ~ note protocol_boundary
}

final class ElderPresenter: ElderViewOutput {
  private var interactor: ElderInteractorInput?
}

final class ElderInteractor: ElderInteractorInput {}

//- Fern/Fern.swift
import UIKit

protocol FernViewOutput {}
protocol FernInteractorInput {}

final class FernViewController: UIViewController {
  private var presenter: FernPresenter?  // ~ note protocol_boundary
}

final class FernPresenter: FernViewOutput {
  private var interactor: FernInteractorInput?
}

final class FernInteractor: FernInteractorInput {}

//- Gorse/Gorse.swift
import UIKit

protocol GorseViewOutput {}
protocol GorseInteractorInput {}

final class GorseViewController: UIViewController {
  private var presenter: GorsePresenter?  // ~ note protocol_boundary
}

final class GorsePresenter: GorseViewOutput {
  private var interactor: GorseInteractorInput?
}

final class GorseInteractor: GorseInteractorInput {}

//- Hazel/Hazel.swift
import UIKit

protocol HazelViewOutput {}
protocol HazelInteractorInput {}

final class HazelViewController: UIViewController {
  private var presenter: HazelViewOutput?
}

final class HazelPresenter: HazelViewOutput {
  private var interactor: HazelInteractorInput?
}

final class HazelInteractor: HazelInteractorInput {}

//- Iris/Iris.swift
import UIKit

protocol IrisViewOutput {}
protocol IrisInteractorInput {}

final class IrisViewController: UIViewController {
  private var presenter: IrisViewOutput?
}

final class IrisPresenter: IrisViewOutput {
  private var interactor: IrisInteractorInput?
}

final class IrisInteractor: IrisInteractorInput {}

//- Juniper/Juniper.swift
import UIKit

protocol JuniperViewOutput {}
protocol JuniperInteractorInput {}

final class JuniperViewController: UIViewController {
  private var presenter: JuniperViewOutput?
}

final class JuniperPresenter: JuniperViewOutput {
  private var interactor: JuniperInteractorInput?
}

final class JuniperInteractor: JuniperInteractorInput {}

//= twin
//- .viperlint.yml
exclude: []

//- Acorn/Acorn.swift
import UIKit

protocol AcornViewOutput {}
protocol AcornInteractorInput {}

final class AcornViewController: UIViewController {
  private var presenter: AcornPresenter?  // ~ protocol_boundary
}

final class AcornPresenter: AcornViewOutput {
  private var interactor: AcornInteractorInput?
}

final class AcornInteractor: AcornInteractorInput {}

//- Birch/Birch.swift
import UIKit

protocol BirchViewOutput {}
protocol BirchInteractorInput {}

final class BirchViewController: UIViewController {
  private var presenter: BirchPresenter?  // ~ protocol_boundary
}

final class BirchPresenter: BirchViewOutput {
  private var interactor: BirchInteractorInput?
}

final class BirchInteractor: BirchInteractorInput {}

//- Cedar/Cedar.swift
import UIKit

protocol CedarViewOutput {}
protocol CedarInteractorInput {}

final class CedarViewController: UIViewController {
  private var presenter: CedarPresenter?  // ~ protocol_boundary
}

final class CedarPresenter: CedarViewOutput {
  private var interactor: CedarInteractorInput?
}

final class CedarInteractor: CedarInteractorInput {}

//- Daisy/Daisy.swift
import UIKit

protocol DaisyViewOutput {}
protocol DaisyInteractorInput {}

final class DaisyViewController: UIViewController {
  private var presenter: DaisyPresenter?  // ~ protocol_boundary
}

final class DaisyPresenter: DaisyViewOutput {
  private var interactor: DaisyInteractorInput?
}

final class DaisyInteractor: DaisyInteractorInput {}

//- Elder/Elder.swift
import UIKit

protocol ElderViewOutput {}
protocol ElderInteractorInput {}

final class ElderViewController: UIViewController {
  private var presenter: ElderPresenter?  // ~ protocol_boundary
}

final class ElderPresenter: ElderViewOutput {
  private var interactor: ElderInteractorInput?
}

final class ElderInteractor: ElderInteractorInput {}

//- Fern/Fern.swift
import UIKit

protocol FernViewOutput {}
protocol FernInteractorInput {}

final class FernViewController: UIViewController {
  private var presenter: FernPresenter?  // ~ protocol_boundary
}

final class FernPresenter: FernViewOutput {
  private var interactor: FernInteractorInput?
}

final class FernInteractor: FernInteractorInput {}

//- Gorse/Gorse.swift
import UIKit

protocol GorseViewOutput {}
protocol GorseInteractorInput {}

final class GorseViewController: UIViewController {
  private var presenter: GorseViewOutput?
}

final class GorsePresenter: GorseViewOutput {
  private var interactor: GorseInteractorInput?
}

final class GorseInteractor: GorseInteractorInput {}

//- Hazel/Hazel.swift
import UIKit

protocol HazelViewOutput {}
protocol HazelInteractorInput {}

final class HazelViewController: UIViewController {
  private var presenter: HazelViewOutput?
}

final class HazelPresenter: HazelViewOutput {
  private var interactor: HazelInteractorInput?
}

final class HazelInteractor: HazelInteractorInput {}

//- Iris/Iris.swift
import UIKit

protocol IrisViewOutput {}
protocol IrisInteractorInput {}

final class IrisViewController: UIViewController {
  private var presenter: IrisViewOutput?
}

final class IrisPresenter: IrisViewOutput {
  private var interactor: IrisInteractorInput?
}

final class IrisInteractor: IrisInteractorInput {}

//- Juniper/Juniper.swift
import UIKit

protocol JuniperViewOutput {}
protocol JuniperInteractorInput {}

final class JuniperViewController: UIViewController {
  private var presenter: JuniperViewOutput?
}

final class JuniperPresenter: JuniperViewOutput {
  private var interactor: JuniperInteractorInput?
}

final class JuniperInteractor: JuniperInteractorInput {}
