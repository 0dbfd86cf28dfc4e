//- Pay/PayViewController.swift
import UIKit

final class PayViewController: UIViewController {
  var output: PayViewOutput?
}

//- Pay/PayPresenter.swift
protocol PayViewOutput {}

final class PayPresenter: PayViewOutput {
  private let sums: SumPresenterAssemblyProtocol

  init(sums: SumPresenterAssemblyProtocol) { self.sums = sums }

  func load() { let sum = sums.build() }
}

//- Pay/PayInteractor.swift
protocol PayInteractorInput {}

final class PayInteractor: PayInteractorInput {}

//- Pay/Sum/SumPresenter.swift
protocol SumViewOutput {}

final class SumPresenter: SumViewOutput {}

//- Pay/Sum/SumPresenterAssembly.swift
protocol SumPresenterAssemblyProtocol {
  func build() -> SumViewOutput
}

final class SumPresenterAssembly: SumPresenterAssemblyProtocol {
  func build() -> SumViewOutput { SumPresenter() }
}

//= twin
//- Pay/PayViewController.swift
import UIKit

final class PayViewController: UIViewController {
  var output: PayViewOutput?
}

//- Pay/PayPresenter.swift
protocol PayViewOutput {}

final class PayPresenter: PayViewOutput {
  private let sums: SumAssemblyProtocol  // ~ layer_dependency: SumAssemblyProtocol

  init(sums: SumAssemblyProtocol) { self.sums = sums }  // ~+ layer_dependency

  func load() { let sum = sums.build() }
}

//- Pay/PayInteractor.swift
protocol PayInteractorInput {}

final class PayInteractor: PayInteractorInput {}

//- Pay/Sum/SumPresenter.swift
protocol SumViewOutput {}

final class SumPresenter: SumViewOutput {}

//- Pay/Sum/SumAssembly.swift
import UIKit

final class SumViewController: UIViewController {
  var output: SumViewOutput?
}

protocol SumAssemblyProtocol {
  func build() -> UIViewController
}

final class SumAssembly: SumAssemblyProtocol {
  func build() -> UIViewController {
    let view = SumViewController()
    view.output = SumPresenter()
    return view
  }
}
