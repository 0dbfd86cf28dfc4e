protocol ToastPresenter {}  // = none
final class WarningPresenter: UIPresentationController, ToastPresenter {}  // = none

//= twin
protocol ToastPresenter {}  // = presenter
final class WarningPresenter: NSObject, ToastPresenter {}  // = presenter
