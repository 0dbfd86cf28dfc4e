// A part that a nib lays into a screen is kept by the screen's view, though the outlet is weak. A screen that
// only knows another weakly keeps nothing. A property called delegate calls back, whatever its protocol is called.

//- Scan/ScanViewController.swift
import UIKit

protocol ScanViewOutput {}

final class ScanViewController: UIViewController, CameraViewDelegate, LensHandling {
  var output: ScanViewOutput?
  @IBOutlet private weak var camera: CameraView!
  private let lens = LensView()
  private weak var light: LightView?

  override func viewDidLoad() {
    camera.delegate = self
    lens.delegate = self
    light?.screen = self
  }

  func cameraSaw(_ text: String) {}
  func turned() {}
}

//- Scan/CameraView.swift
import UIKit

protocol CameraViewDelegate: AnyObject { func cameraSaw(_ text: String) }

final class CameraView: UIView {
  var delegate: CameraViewDelegate?  // ~ weak_back_reference: CameraView.delegate -> ScanViewController.camera -> CameraView
}

//- Scan/LensView.swift
import UIKit

protocol LensHandling: AnyObject { func turned() }

final class LensView: UIView {
  var delegate: LensHandling?  // ~ weak_back_reference: LensView.delegate -> ScanViewController.lens -> LensView
}

//- Scan/LightView.swift
import UIKit

final class LightView: UIView {
  var screen: ScanViewController?
}

//- Scan/ScanPresenter.swift
final class ScanPresenter: ScanViewOutput {}
