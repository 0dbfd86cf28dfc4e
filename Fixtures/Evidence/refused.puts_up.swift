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
