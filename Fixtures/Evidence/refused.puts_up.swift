final class NoticePresenter {  // = none
  func show() { let view = NoticeView() }
}
final class NoticeView: UIView {}

final class FloatPresenter {  // = none
  weak var delegate: FloatPresenterDelegate?
  private var view: NoticeView?
  func show() { view = NoticeView() }
}
protocol FloatPresenterDelegate: AnyObject { func didTap() }
final class HomeScreen: UIViewController, FloatPresenterDelegate {
  private let floats = FloatPresenter()
  func didTap() {}
}

protocol BannerPresenter {  // = none
  func show(on controller: UIViewController)
}
final class PlainBannerPresenter: BannerPresenter {  // = none
  private weak var banner: BannerOverlay?
  func show(on controller: UIViewController) {
    let overlay = BannerOverlay()
    controller.view.addSubview(overlay)
    banner = overlay
  }
}
final class BannerOverlay: UIView {}

final class BubblePresenter {  // = none
  private let container: UIView
  private let bubble: BubbleView
  init(container: UIView, bubble: BubbleView) {
    self.container = container
    self.bubble = bubble
  }
}
final class BubbleView: UIView {}

final class SheetPresenter: NSObject, UIViewControllerTransitioningDelegate {  // = none
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
final class SortScreen: UIViewController { private let sheet = SheetPresenter() }

//= twin
final class RingPresenter {  // = presenter
  weak var view: RingView?
  func show() { view?.ring() }
}
protocol RingView: AnyObject { func ring() }
final class RingViewController: UIViewController, RingView { func ring() {} }
final class NoticePresenter {  // = presenter
  weak var view: NoticeView?
  func show() { view?.isHidden = false }
}
final class NoticeView: UIView {}

protocol BannerPresenterInput {  // = presenter
  func load()
}
final class BannerPresenter: BannerPresenterInput {  // = presenter
  weak var view: BannerView?
  func load() { view?.show(BannerOverlay()) }
}
protocol BannerView: AnyObject { func show(_ overlay: BannerOverlay) }
final class BannerViewController: UIViewController, BannerView {
  var presenter: BannerPresenterInput?
  func show(_ overlay: BannerOverlay) {}
}
final class BannerOverlay: UIView {}

final class SheetPresenter: NSObject, UIViewControllerTransitioningDelegate {  // = presenter
  weak var view: SheetView?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
protocol SheetView: AnyObject {}
final class SheetViewController: UIViewController, SheetView {
  private let presenter = SheetPresenter()
}
