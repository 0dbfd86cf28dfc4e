// One finding tells a knot, with its shortest circle; another knot has its own.
//- .viperlint.yml
preset: viper

//- A/APresenter.swift
final class APresenter {
  weak var view: AViewInput?
  func show(_ value: BValue) {}
  func update(_ value: BValue, _ other: BValue) {}
}

//- A/AView.swift
protocol AViewInput: AnyObject {}
final class AView: UIViewController, AViewInput {}

//- A/AValue.swift
struct AValue {}

//- B/BPresenter.swift
final class BPresenter {
  weak var view: BViewInput?
  func show(_ value: CValue) {}
  func update(_ value: CValue) {}
}

//- B/BView.swift
protocol BViewInput: AnyObject {}
final class BView: UIViewController, BViewInput {}

//- B/BValue.swift
struct BValue {}

//- C/CPresenter.swift
final class CPresenter {
  weak var view: CViewInput?
  func show(_ value: AValue) {}  // ~ module_cycle: A, B and C know each other in a circle: A -> B -> C -> A
}

//- C/CView.swift
protocol CViewInput: AnyObject {}
final class CView: UIViewController, CViewInput {}

//- C/CValue.swift
struct CValue {}

//- D/DPresenter.swift
final class DPresenter {
  weak var view: DViewInput?
  func show(_ value: EValue) {}  // ~ module_cycle: D and E know each other
  func from(_ value: AValue) {}
}

//- D/DView.swift
protocol DViewInput: AnyObject {}
final class DView: UIViewController, DViewInput {}

//- D/DValue.swift
struct DValue {}

//- E/EPresenter.swift
final class EPresenter {
  weak var view: EViewInput?
  func show(_ value: DValue) {}
  func update(_ value: DValue) {}
}

//- E/EView.swift
protocol EViewInput: AnyObject {}
final class EView: UIViewController, EViewInput {}

//- E/EValue.swift
struct EValue {}
