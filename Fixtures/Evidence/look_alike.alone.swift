//- Common/Toasts.swift
final class ToastPresenter { func show() {} }  // = none

//- Navigation/MainRouter.swift
final class MainRouter: ObservableObject { @Published var path: [String] = [] }  // = none

//- Common/HintPresenter.swift
protocol HintShowing { func show() }
protocol HintShowingDelegate { func tapped() }
struct HintPresenter { let view: HintShowing }  // = none
final class Bubble: UIView, HintShowing {
  var delegate: HintShowingDelegate?
  func show() {}
}

//= twin
//- Common/Toasts.swift
final class ToastPresenter { func show() {} }  // = presenter
final class ToastViewController: UIViewController {}

//- Navigation/MainRouter.swift
final class MainRouter: ObservableObject { @Published var path = NavigationPath() }  // = router

//- Common/HintPresenter.swift
protocol HintShowing { func show() }
protocol HintShowingDelegate { func tapped() }
struct HintPresenter: HintShowingDelegate { let view: HintShowing }  // = presenter
final class Bubble: UIView, HintShowing {
  var delegate: HintShowingDelegate?
  func show() {}
}
