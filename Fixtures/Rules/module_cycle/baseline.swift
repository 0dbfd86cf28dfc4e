// A circle is permitted by its modules, whatever refers to what in it; another one is not.
//- .viperlint.yml
preset: viper

//- .viperlint-baseline.json
{"version": 1, "findings": [
  {"rule": "module_cycle", "from": "A,B", "to": "", "reference": "", "member": "", "count": 1}
]}

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

//- C/CPresenter.swift
final class CPresenter {
  weak var view: CViewInput?
  func show(_ value: DValue) {}
}

//- C/CView.swift
protocol CViewInput: AnyObject {}
final class CView: UIViewController, CViewInput {}

//- C/CValue.swift
struct CValue {}

//- D/DPresenter.swift
final class DPresenter {
  weak var view: DViewInput?
  func show(_ value: CValue) {}  // ~ module_cycle: C and D know each other
}

//- D/DView.swift
protocol DViewInput: AnyObject {}
final class DView: UIViewController, DViewInput {}

//- D/DValue.swift
struct DValue {}
