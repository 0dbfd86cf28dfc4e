// `weak` holds for ports, too: a delegate held strongly whose conformer holds the service.
//- Services/ScannerService.swift
protocol ScannerServiceDelegate: AnyObject { func didScan() }
protocol ScannerServiceProtocol: AnyObject {}

final class ScannerService: ScannerServiceProtocol {
  var delegate: ScannerServiceDelegate?  // ~ weak_back_reference: ScannerService
  private let session = AVCaptureSession()
}

protocol BeaconServiceDelegate: AnyObject { func didSee() }
protocol BeaconServiceProtocol: AnyObject {}

final class BeaconService: BeaconServiceProtocol {
  weak var delegate: BeaconServiceDelegate?
  private let manager = CLLocationManager()
}

//- Scan/ScanInteractor.swift
protocol ScanInteractorInput {}

final class ScanInteractor: ScanInteractorInput, ScannerServiceDelegate, BeaconServiceDelegate {
  let scanner: ScannerServiceProtocol = ScannerService()
  let beacons: BeaconServiceProtocol = BeaconService()

  func didScan() {}
  func didSee() {}
}

//- Scan/ScanPresenter.swift
final class ScanPresenter {
  var interactor: ScanInteractorInput?
}

//- List/ListPresenter.swift
final class ListPresenter: AddModuleDelegate {
  var router: ListRouterInput?

  func didAdd() {}
}

//- List/ListRouter.swift
protocol ListRouterInput {}

final class ListRouter: ListRouterInput {}

//- Add/AddPresenter.swift
protocol AddModuleDelegate: AnyObject { func didAdd() }

final class AddPresenter {
  weak var delegate: AddModuleDelegate?
  var router: AddRouterInput?
}

//- Add/AddRouter.swift
protocol AddRouterInput {}

final class AddRouter: AddRouterInput {}
