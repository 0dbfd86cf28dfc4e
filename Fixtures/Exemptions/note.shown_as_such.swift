//- .viperlint.yml
exclude: []

//- large.txt

//- Pier/PierViewController.swift
import UIKit

protocol PierViewInput: AnyObject { func show(_ model: PierViewModel) }

final class PierViewController: UIViewController, PierViewInput {
  var output: PierViewOutput?
  func show(_ model: PierViewModel) {}
}

//- Pier/PierViewModel.swift
import UIKit

struct PierViewModel { let icon: UIImage? }  // ~ note ui_type

//- Pier/PierPresenter.swift
import UIKit

protocol PierViewOutput {}

final class PierPresenter: PierViewOutput {
  weak var view: PierViewInput?
  var interactor: PierInteractorInput?
  func load() { view?.show(PierViewModel(icon: UIImage(named: "pier"))) }  // ~ note ui_type: UIImage
}

//- Pier/PierInteractor.swift
protocol PierInteractorInput {}

final class PierInteractor: PierInteractorInput {}

//= twin
//- .viperlint.yml
exclude: []

//- large.txt

//- Pier/PierViewController.swift
import UIKit

protocol PierViewInput: AnyObject { func show(_ model: PierViewModel) }

final class PierViewController: UIViewController, PierViewInput {
  var output: PierViewOutput?
  func show(_ model: PierViewModel) {}
}

//- Pier/PierViewModel.swift
import Foundation

struct PierViewModel { let icon: Data? }

//- Pier/PierPresenter.swift
import UIKit

protocol PierViewOutput {}

final class PierPresenter: PierViewOutput {
  weak var view: PierViewInput?
  var interactor: PierInteractorInput?
  func load() { view?.show(PierViewModel(icon: UIImage(named: "pier")?.pngData())) }  // ~ ui_type: UIImage
}

//- Pier/PierInteractor.swift
protocol PierInteractorInput {}

final class PierInteractor: PierInteractorInput {}
