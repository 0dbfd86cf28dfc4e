//- .viperlint.yml
preset: viper

//- A/APresenter.swift
final class APresenter {
  weak var view: AViewInput?
}

//- A/AView.swift
protocol AViewInput: AnyObject {}
final class AView: UIViewController, AViewInput {}

//- A/AValue.swift
struct AValue {}

//- A/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var value: BValue?
}

//- B/BPresenter.swift
final class BPresenter {
  weak var view: BViewInput?
  func show(_ value: AValue) {}
}

//- B/BView.swift
protocol BViewInput: AnyObject {}
final class BView: UIViewController, BViewInput {}

//- B/BValue.swift
struct BValue {}

//= twin
//- .viperlint.yml
preset: viper

//- A/APresenter.swift
final class APresenter {
  weak var view: AViewInput?
}

//- A/AView.swift
protocol AViewInput: AnyObject {}
final class AView: UIViewController, AViewInput {}

//- A/AValue.swift
struct AValue {}

//- A/AppDelegate.swift
final class Helper: UIResponder {
  var value: BValue?
}

//- B/BPresenter.swift
final class BPresenter {
  weak var view: BViewInput?
  func show(_ value: AValue) {}  // ~ module_cycle
}

//- B/BView.swift
protocol BViewInput: AnyObject {}
final class BView: UIViewController, BViewInput {}

//- B/BValue.swift
struct BValue {}
