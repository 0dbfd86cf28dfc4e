//- Services/BarcodeService.swift
protocol BarcodeReading: AnyObject {}

protocol BarcodeServiceProtocol {}

final class BarcodeService: BarcodeServiceProtocol {
  weak var reader: BarcodeReading?
  private let session = AVCaptureSession()
}

//- Scan/ScanInteractor.swift
protocol ScanInteractorInput {}

final class ScanInteractor: ScanInteractorInput, BarcodeReading {}

//- Scan/ScanPresenter.swift
final class ScanPresenter {
  var interactor: ScanInteractorInput?
}

//= twin
//- Services/BarcodeService.swift
protocol BarcodeServiceProtocol {}

final class BarcodeService: BarcodeServiceProtocol {
  var reader: BarcodeReading?  // ~ layer_dependency
  private let session = AVCaptureSession()
}

//- Scan/ScanInteractor.swift
protocol ScanInteractorInput {}

final class ScanInteractor: ScanInteractorInput, BarcodeReading {}

//- Services/Protocols.swift
protocol BarcodeReading: AnyObject {}

//- Scan/ScanPresenter.swift
final class ScanPresenter {
  var interactor: ScanInteractorInput?
}
