// Who makes the next screen hands its presenter an interactor that all share; who asks one does its work.
//- .viperlint.yml
preset: viper

//- Core/AppWireframe.swift
import UIKit

class AppWireframe {
  weak var controller: UIViewController?

  func back() { controller?.navigationController?.popViewController(animated: true) }
}

//- Map/MapWireframe.swift
import UIKit

protocol MapWireframeInput { func search() }

final class MapWireframe: AppWireframe, MapWireframeInput {
  func search() {
    let screen = SearchViewController()  // ~ module_boundary: makes SearchViewController
    screen.presenter = SearchPresenter(interactor: ProfileInteractor.shared, wireframe: SearchWireframe())
    controller?.show(screen, sender: nil)
  }

  func reload() {
    ProfileInteractor.shared.load()  // ~ layer_dependency: calls ProfileInteractor
  }
}

//- Map/MapPresenter.swift
final class MapPresenter {
  private let wireframe: MapWireframeInput
}

//- Map/MapViewController.swift
import UIKit

final class MapViewController: UIViewController {}

//- Search/SearchPresenter.swift
protocol SearchInteractorInput { func load() }

protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  private let interactor: SearchInteractorInput

  private let wireframe: SearchWireframeInput

  init(interactor: SearchInteractorInput, wireframe: SearchWireframeInput) {
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

//- Search/SearchWireframe.swift
protocol SearchWireframeInput {}

final class SearchWireframe: AppWireframe, SearchWireframeInput {}

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var presenter: SearchViewOutput?
}

//- Core/ProfileInteractor.swift
final class ProfileInteractor: SearchInteractorInput {
  static let shared = ProfileInteractor()
  func load() {}
}
