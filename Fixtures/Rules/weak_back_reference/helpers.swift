// A helper without a role leaks as a component does, where a component keeps it.
//- Map/MapViewController.swift
import UIKit

final class MapViewController: UIViewController, CameraDelegate {
  private let camera = CameraListener()
  private let ticker = MapTicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    camera.delegate = self
    ticker.start()
  }

  func moved() {}
}

//- Map/CameraListener.swift
protocol CameraDelegate {
  func moved()
}

final class CameraListener {
  var delegate: CameraDelegate?  // ~ weak_back_reference: CameraListener.delegate -> MapViewController.camera -> CameraListener

  func move() { delegate?.moved() }
}

//- Map/MapTicker.swift
final class MapTicker {
  private var onTick: (() -> Void)?

  func start() {
    onTick = { self.tick() }  // ~ weak_back_reference: MapTicker.onTick -> MapTicker
  }

  private func tick() {}
}

//- Tools/SpareTicker.swift
// What no component keeps is not of the architecture.
final class SpareTicker {
  private var onTick: (() -> Void)?

  func start() {
    onTick = { self.tick() }
  }

  private func tick() {}
}

//- Map/MapDataSource.swift
final class MapDataSource {
  private let controller: PlacesViewController  // ~ weak_back_reference: MapDataSource.controller -> PlacesViewController.source -> MapDataSource

  init(controller: PlacesViewController) { self.controller = controller }
}

final class PlacesViewController: UIViewController {
  private lazy var source = MapDataSource(controller: self)
}

//- Login/LoginProtocols.swift
// Each by a protocol that it alone meets.
protocol LoginPresenterProtocol { func loggedIn() }
protocol LoginModelProtocol { func send() }

//- Login/LoginModel.swift
final class LoginModel: LoginModelProtocol {
  private let lp: LoginPresenterProtocol  // ~ weak_back_reference: LoginModel.lp -> LoginPresenter.model -> LoginModel

  init(presenter: LoginPresenterProtocol) { lp = presenter }

  func send() { lp.loggedIn() }
}

final class LoginViewController: UIViewController {
  private var presenter: LoginPresenterProtocol?
}

final class LoginPresenter: LoginPresenterProtocol {
  private var model: LoginModelProtocol!

  func tapped() {
    model = LoginModel(presenter: self)
    model.send()
  }

  func loggedIn() {}
}
