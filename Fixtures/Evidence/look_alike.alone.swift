//- Common/Toasts.swift
final class ToastPresenter { func show() {} }  // = none

//- Navigation/MainRouter.swift
final class MainRouter: ObservableObject { @Published var path: [String] = [] }  // = none

//= twin
//- Common/Toasts.swift
final class ToastPresenter { func show() {} }  // = presenter
final class ToastViewController: UIViewController {}

//- Navigation/MainRouter.swift
final class MainRouter: ObservableObject { @Published var path = NavigationPath() }  // = router
