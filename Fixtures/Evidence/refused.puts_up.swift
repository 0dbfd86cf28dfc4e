final class NoticePresenter {  // = none
  func show() { let view = NoticeView() }
}
final class NoticeView: UIView {}

//= twin
final class NoticePresenter {  // = presenter
  weak var view: NoticeView?
  func show() { view?.isHidden = false }
}
final class NoticeView: UIView {}
