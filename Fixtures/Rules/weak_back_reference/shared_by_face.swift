// Who keeps itself for everybody in a static property is no part of a circle to break, also where the property
// is a protocol's.
//- Desk/DeskProtocols.swift
protocol DeskViewOutput: AnyObject {}
protocol DeskDelegate: AnyObject {}
protocol GateMonitoring: AnyObject {}
protocol ClockMonitoring: AnyObject {}

//- Desk/DeskViewController.swift
import UIKit

final class DeskViewController: UIViewController { var output: DeskViewOutput? }

//- Desk/DeskPresenter.swift
final class DeskPresenter: DeskViewOutput, DeskDelegate {
  var gates: GateMonitoring?
  var clock: ClockMonitoring?
}

//- Common/GateMonitor.swift
final class GateMonitor: GateMonitoring {
  static let shared: GateMonitoring = GateMonitor()
  var delegate: DeskDelegate?
}

//- Common/ClockMonitor.swift
final class ClockMonitor: ClockMonitoring {
  static let title: String = String(describing: ClockMonitor())
  var delegate: DeskDelegate?  // ~ weak_back_reference: ClockMonitor
}
