final class ToastPresenter { func show() {} }  // = none

//= twin
final class ToastPresenter { func show() {} }  // = presenter
final class ToastViewController: UIViewController {}
