// Who inherits a view model and is called nothing else is one, and of the module of the screen whose name its
// own begins with.
//- .viperlint.yml
exclude: []

//- Shared/BaseViewModel.swift
import Combine

class BaseViewModel<State> {
  let subject: CurrentValueSubject<State, Never>

  init(_ state: State) { subject = CurrentValueSubject(state) }
}

typealias PlainViewModel = BaseViewModel<String>

//- Screens/Booking/BookingMind.swift
import UIKit

final class BookingMind: PlainViewModel {  // = view_model
  func open(_ url: URL) { UIApplication.shared.open(url) }  // ~ ui_type: UIApplication
}

//- Screens/Booking/BookingViewController.swift
import UIKit

final class BookingViewController: UIViewController {
  private let mind: BookingMind

  init(mind: BookingMind) {
    self.mind = mind
    super.init(nibName: nil, bundle: nil)
  }
}

//- Screens/Machines/MachinesMind.swift
import UIKit

protocol MachinesDriving: AnyObject { func appear() }

final class MachinesMind: BaseViewModel<[String]>, MachinesDriving {  // = view_model
  func appear() {}

  func sheet() -> UIActivityViewController {  // ~ ui_type: UIActivityViewController
    UIActivityViewController(activityItems: [], applicationActivities: nil)  // ~+ ui_type
  }
}

//- Screens/Machines/MachinesViewController.swift
import UIKit

final class MachinesViewController: UITableViewController {
  private let mind: MachinesDriving

  init(mind: MachinesDriving) {
    self.mind = mind
    super.init(style: .plain)
  }
}
