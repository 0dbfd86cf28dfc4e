// Where nearly all presenters ask their views for what only UIKit declares, it is one finding: the code is
// made so, and what mends one mends all.
//- .viperlint.yml
exclude: []

//- Acorn/AcornViewController.swift
import UIKit

final class AcornViewController: UIViewController {
  var presenter: AcornPresenter?
}

//- Acorn/AcornPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported in 11 of 11 of the files of presenters, and 10 of them use what

final class AcornPresenter {
  unowned let view: AcornViewController

  func close() { view.dismiss(animated: true) }
}

//- Birch/BirchViewController.swift
import UIKit

final class BirchViewController: UIViewController {
  var presenter: BirchPresenter?
}

//- Birch/BirchPresenter.swift
import UIKit  // ~+ ui_import

final class BirchPresenter {
  unowned let view: BirchViewController

  func close() { view.navigationController?.popViewController(animated: true) }
}

//- Cedar/CedarViewController.swift
import UIKit

final class CedarViewController: UIViewController {
  var presenter: CedarPresenter?
}

//- Cedar/CedarPresenter.swift
import UIKit  // ~+ ui_import

final class CedarPresenter {
  unowned let view: CedarViewController

  func close() { view.navigationController?.popViewController(animated: true) }
}

//- Daisy/DaisyViewController.swift
import UIKit

final class DaisyViewController: UIViewController {
  var presenter: DaisyPresenter?
}

//- Daisy/DaisyPresenter.swift
import UIKit  // ~+ ui_import

final class DaisyPresenter {
  unowned let view: DaisyViewController

  func close() { view.dismiss(animated: true) }
}

//- Elder/ElderViewController.swift
import UIKit

final class ElderViewController: UIViewController {
  var presenter: ElderPresenter?
}

//- Elder/ElderPresenter.swift
import UIKit  // ~+ ui_import

final class ElderPresenter {
  unowned let view: ElderViewController

  func close() { view.navigationController?.popViewController(animated: true) }
}

//- Fern/FernViewController.swift
import UIKit

final class FernViewController: UIViewController {
  var presenter: FernPresenter?
}

//- Fern/FernPresenter.swift
import UIKit  // ~+ ui_import

final class FernPresenter {
  unowned let view: FernViewController

  func close() { view.navigationController?.popViewController(animated: true) }
}

//- Grass/GrassViewController.swift
import UIKit

final class GrassViewController: UIViewController {
  var presenter: GrassPresenter?
}

//- Grass/GrassPresenter.swift
import UIKit  // ~+ ui_import

final class GrassPresenter {
  unowned let view: GrassViewController

  func close() { view.dismiss(animated: true) }
}

//- Hazel/HazelViewController.swift
import UIKit

final class HazelViewController: UIViewController {
  var presenter: HazelPresenter?
}

//- Hazel/HazelPresenter.swift
import UIKit  // ~+ ui_import

final class HazelPresenter {
  unowned let view: HazelViewController

  func close() { view.navigationController?.popViewController(animated: true) }
}

//- Iris/IrisViewController.swift
import UIKit

final class IrisViewController: UIViewController {
  var presenter: IrisPresenter?
}

//- Iris/IrisPresenter.swift
import UIKit  // ~+ ui_import

final class IrisPresenter {
  unowned let view: IrisViewController

  func close() { view.navigationController?.popViewController(animated: true) }
}

//- Juniper/JuniperViewController.swift
import UIKit

final class JuniperViewController: UIViewController {
  var presenter: JuniperPresenter?
}

//- Juniper/JuniperPresenter.swift
import UIKit  // ~+ ui_import

final class JuniperPresenter {
  unowned let view: JuniperViewController

  func close() { view.dismiss(animated: true) }
}

//- Larch/LarchViewController.swift
import UIKit

final class LarchViewController: UIViewController {
  var presenter: LarchPresenter?
}

//- Larch/LarchPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside LarchPresenter, and nothing of it is used

final class LarchPresenter {
  unowned let view: LarchViewController
}
