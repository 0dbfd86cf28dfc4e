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

//- A/ABuilder.swift
final class ABuilder {
  func build() -> UIViewController { AView() }
}

//- A/ARouter.swift
final class ARouter {
  func open() -> UIViewController { BBuilder().build() }
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

//- B/BBuilder.swift
final class BBuilder {
  func build() -> UIViewController { BView() }
}

//= twin
//- .viperlint.yml
preset: viper

//- A/APresenter.swift
final class APresenter {
  weak var view: AViewInput?
  func show(_ value: BValue) {}
}

//- A/AView.swift
protocol AViewInput: AnyObject {}
final class AView: UIViewController, AViewInput {}

//- A/AValue.swift
struct AValue {}

//- A/ABuilder.swift
final class ABuilder {
  func build() -> UIViewController { AView() }
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

//- B/BBuilder.swift
final class BBuilder {
  func build() -> UIViewController { BView() }
}
