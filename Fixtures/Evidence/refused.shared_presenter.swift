final class ToastPresenter {  // = none
  static let shared = ToastPresenter()
  private(set) var text: String?
  func show(_ text: String) { self.text = text }
}
final class ToastViewController: UIViewController {}

//= twin
final class ToastPresenter {  // = presenter
  private(set) var text: String?
  func show(_ text: String) { self.text = text }
}
final class ToastViewController: UIViewController {}
