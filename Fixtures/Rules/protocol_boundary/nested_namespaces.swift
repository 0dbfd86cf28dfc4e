// Scenes may be namespaces within one namespace of them all; each is a module.
//- Screens/Screen.swift
enum Screen {
  enum Garage {}
  enum Ride {}
}

//- Screens/Garage.swift
import UIKit

extension Screen.Garage {
  final class ViewController: UIViewController {  // = view
    var presenter: Presenter?  // ~ protocol_boundary
  }
  final class Presenter {  // = presenter
    var interactor: Interactor?  // ~ protocol_boundary
    weak var ride: Screen.Ride.Presenter?  // ~ module_boundary
  }
  final class Interactor {}  // = interactor
}

//- Screens/Ride.swift
import UIKit

extension Screen.Ride {
  final class ViewController: UIViewController {  // = view
    var presenter: Presenter?  // ~ protocol_boundary
  }
  final class Presenter {  // = presenter
    var interactor: Interactor?  // ~ protocol_boundary
  }
  final class Interactor {}  // = interactor
}
