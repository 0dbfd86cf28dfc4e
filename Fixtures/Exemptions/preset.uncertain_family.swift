//- .viperlint.yml
exclude: []

//- large.txt
//- Acorn/AcornViewController.swift
import UIKit

protocol AcornViewOutput: AnyObject {}

final class AcornViewController: UIViewController {
  var output: AcornViewOutput?
  var interactor: AcornInteractorInput?  // ~ note layer_dependency: AcornInteractorInput
}

//- Acorn/AcornPresenter.swift
final class AcornPresenter: AcornViewOutput {
  private var interactor: AcornInteractorInput?
}

//- Acorn/AcornInteractor.swift
protocol AcornInteractorInput: AnyObject {}

final class AcornInteractor: AcornInteractorInput {}

//= twin
//- .viperlint.yml
exclude: []

//- Acorn/AcornViewController.swift
import UIKit

protocol AcornViewOutput: AnyObject {}

final class AcornViewController: UIViewController {
  var output: AcornViewOutput?
  var interactor: AcornInteractorInput?  // ~ layer_dependency: AcornInteractorInput
}

//- Acorn/AcornPresenter.swift
final class AcornPresenter: AcornViewOutput {
  private var interactor: AcornInteractorInput?
}

//- Acorn/AcornInteractor.swift
protocol AcornInteractorInput: AnyObject {}

final class AcornInteractor: AcornInteractorInput {}
