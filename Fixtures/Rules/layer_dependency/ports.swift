// What a service calls out through is its own: declared in its file, named for calling back, or
// conformed to from several roles. A face that it merely uses is not.
//- Services/BarcodeService.swift
protocol BarcodeReading: AnyObject { func didRead(_ code: String) }
protocol BarcodeServiceProtocol: AnyObject { func start() }

final class BarcodeService: BarcodeServiceProtocol {
  weak var reader: BarcodeReading?
  private let session = AVCaptureSession()

  func start() { reader?.didRead("4006381333931") }
}

//- Services/Protocols.swift
protocol LocationServiceDelegate: AnyObject { func didMove() }  // = port
protocol LocationServiceProtocol: AnyObject { func start() }
protocol LoginStateListening: AnyObject { func loginDidChange() }
protocol SessionServiceProtocol: AnyObject { func start() }

//- Services/LocationService.swift
final class LocationService: LocationServiceProtocol {
  weak var delegate: LocationServiceDelegate?
  private let manager = CLLocationManager()

  func start() { delegate?.didMove() }
}

//- Services/SessionService.swift
final class SessionService: SessionServiceProtocol {
  weak var first: LoginStateListening?
  weak var second: ScanInteractorInput?  // ~ layer_dependency: ScanInteractorInput
  weak var third: ScanViewOutput?  // ~ layer_dependency: ScanViewOutput
  private let defaults = UserDefaults.standard

  func start() { first?.loginDidChange() }
}

//- Scan/ScanProtocols.swift
protocol ScanInteractorInput: AnyObject { func scan() }
protocol ScanViewOutput: AnyObject { func didLoad() }

//- Scan/ScanInteractor.swift
final class ScanInteractor: ScanInteractorInput, BarcodeReading, LoginStateListening {
  let barcodes: BarcodeServiceProtocol = BarcodeService()
  let session: SessionServiceProtocol = SessionService()

  func scan() { barcodes.start() }
  func didRead(_ code: String) {}
  func loginDidChange() {}
}

//- Scan/ScanPresenter.swift
final class ScanPresenter: ScanViewOutput, LocationServiceDelegate, LoginStateListening {
  var interactor: ScanInteractorInput?

  func didLoad() { interactor?.scan() }
  func didMove() {}
  func loginDidChange() {}
}

//- Scan/ScanViewController.swift
import UIKit

final class ScanViewController: UIViewController {
  var output: ScanViewOutput?
}
