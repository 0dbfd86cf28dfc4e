//- .viperlint.yml
preset: viper

//- A/APresenter.swift
final class APresenter {
  weak var view: AViewInput?
  weak var output: BModuleOutput?
}

//- A/AView.swift
protocol AViewInput: AnyObject {}
final class AView: UIViewController, AViewInput {}

//- A/AValue.swift
struct AValue {}

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

//- B/BModuleOutput.swift
protocol BModuleOutput: AnyObject {}

//= twin
//- .viperlint.yml
preset: viper

//- A/APresenter.swift
final class APresenter {
  weak var view: AViewInput?
  var output: BOutput?
}

//- A/AView.swift
protocol AViewInput: AnyObject {}
final class AView: UIViewController, AViewInput {}

//- A/AValue.swift
struct AValue {}

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

//- B/BOutput.swift
struct BOutput {}
