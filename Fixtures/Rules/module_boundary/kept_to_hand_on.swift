// What a builder keeps for the part of its module that keeps it in turn is told with that; what nobody else
// of the module keeps, where it stands.
//- .viperlint.yml
preset: viper

//- Map/MapAssembly.swift
import UIKit

final class MapAssembly {
  private let list: ListInteractorInput  // ~+ module_boundary
  private let words: ListPresenterInput  // ~ module_boundary: holds ListPresenterInput

  init(list: ListInteractorInput, words: ListPresenterInput) {
    self.list = list
    self.words = words
  }

  func make() -> UIViewController {
    let interactor = MapInteractor(list: list)
    let view = MapViewController()
    view.output = MapPresenter(interactor: interactor)
    return view
  }
}

//- Map/MapInteractor.swift
protocol MapInteractorInput {}

final class MapInteractor: MapInteractorInput {
  private let list: ListInteractorInput  // ~ module_boundary: holds ListInteractorInput

  init(list: ListInteractorInput) { self.list = list }
}

//- Map/MapPresenter.swift
protocol MapViewOutput {}

final class MapPresenter: MapViewOutput {
  private let interactor: MapInteractorInput

  init(interactor: MapInteractorInput) { self.interactor = interactor }
}

//- Map/MapViewController.swift
import UIKit

final class MapViewController: UIViewController {
  var output: MapViewOutput?
}

//- List/ListAssembly.swift
import UIKit

final class ListAssembly {
  func make() -> UIViewController {
    let view = ListViewController()
    view.output = ListPresenter(interactor: ListInteractor())
    return view
  }
}

//- List/ListInteractor.swift
protocol ListInteractorInput {}

final class ListInteractor: ListInteractorInput {}

//- List/ListPresenter.swift
protocol ListPresenterInput {}

final class ListPresenter: ListPresenterInput {
  private let interactor: ListInteractorInput

  init(interactor: ListInteractorInput) { self.interactor = interactor }
}

//- List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController {
  var output: ListPresenterInput?
}
