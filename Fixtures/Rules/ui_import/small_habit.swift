// Three files are no habit of a code base, each is told.
//- .viperlint.yml
exclude: []

//- Alder/AlderViewController.swift
import UIKit

protocol AlderViewOutput {}
protocol AlderInteractorInput {}

final class AlderViewController: UIViewController {
  var output: AlderViewOutput?
}

//- Alder/AlderPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside AlderPresenter, and nothing of it is used

final class AlderPresenter: AlderViewOutput {
  var interactor: AlderInteractorInput?
}

//- Birch/BirchViewController.swift
import UIKit

protocol BirchViewOutput {}
protocol BirchInteractorInput {}

final class BirchViewController: UIViewController {
  var output: BirchViewOutput?
}

//- Birch/BirchPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside BirchPresenter, and nothing of it is used

final class BirchPresenter: BirchViewOutput {
  var interactor: BirchInteractorInput?
}

//- Cedar/CedarViewController.swift
import UIKit

protocol CedarViewOutput {}
protocol CedarInteractorInput {}

final class CedarViewController: UIViewController {
  var output: CedarViewOutput?
}

//- Cedar/CedarPresenter.swift
import UIKit  // ~ ui_import: UIKit is imported beside CedarPresenter, and nothing of it is used

final class CedarPresenter: CedarViewOutput {
  var interactor: CedarInteractorInput?
}

//- Alder/AlderInteractor.swift
final class AlderInteractor: AlderInteractorInput {}
