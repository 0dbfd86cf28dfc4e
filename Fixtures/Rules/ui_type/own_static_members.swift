// A static member that the code base adds to a framework's type is UI where it gives UI, acts on it, or
// does not say what it gives.
//- Studio/StudioPresenter.swift
import UIKit  // ~+ ui_type

protocol StudioViewOutput {}

final class StudioPresenter: StudioViewOutput {
  var interactor: StudioInteractorInput?

  func plain() {
    print(UIDevice.isWide(besides: 2), UIApplication.version, UIColor.names)
  }

  func shown() {
    print(UIScreen.top())  // ~ ui_type: UIScreen
    UIBezierPath.flash()  // ~ also? ui_type: UIBezierPath
    print(UIStoryboard.load(String.self))  // ~ also? ui_type: UIStoryboard
    print(UIFont.text)  // ~ also? ui_type: UIFont
    print(UIPasteboard.general)  // ~ also? ui_type: UIPasteboard
    print(UIImage.gallery.front)  // ~ also? ui_type: UIImage
    print(UIEvent.length(of: nil))  // ~ also? ui_type: UIEvent
  }
}

//- Common/Additions.swift
import UIKit

struct Version {}
struct Gallery { var front: UIImage? }
class BaseController: UIViewController {}

extension UIDevice {
  class func isWide(besides margin: Int) -> Bool { margin > 0 }
}

extension UIApplication {
  static let version: Version = Version()
}

extension UIColor {
  static var names: [String: Int] { [:] }
}

extension UIScreen {
  static func top() -> BaseController? { nil }
}

extension UIBezierPath {
  static func flash() {}
}

extension UIStoryboard {
  static func load<Content>(_ type: Content.Type) -> Content? { nil }
}

extension UIFont {
  static let text = UIFont.systemFont(ofSize: 12)
}

extension UIImage {
  static let gallery: Gallery = Gallery()
}

extension UIEvent {
  static func length(of touch: UITouch?) -> Int { 0 }
}

//- Studio/StudioViewController.swift
import UIKit

final class StudioViewController: UIViewController {
  var output: StudioViewOutput?
}

//- Studio/StudioInteractor.swift
protocol StudioInteractorInput {}

final class StudioInteractor: StudioInteractorInput {}
