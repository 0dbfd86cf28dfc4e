// A colour that a view's protocol takes is handed over without being named: the import is used, and the view can look the colour up.

//- Doors/DoorsPresenter.swift
import UIKit  // ~ ui_import: for the UIColor of 'paint'

final class DoorsPresenter: DoorsViewOutput {
  weak var view: DoorsViewInput?

  func open() { view?.paint(with: .red) }
}

//- Doors/DoorsInteractor.swift
import UIKit  // ~ ui_import: nothing of it is used

protocol DoorsInteractorInput {}

final class DoorsInteractor: DoorsInteractorInput {
  func paint(with: Int) {}
  func open() { paint(with: 3) }
}

//- Doors/DoorsViewController.swift
import UIKit

protocol DoorsViewInput: AnyObject { func paint(with color: UIColor) }
protocol DoorsViewOutput {}

final class DoorsViewController: UIViewController, DoorsViewInput {
  var output: DoorsViewOutput?

  func paint(with color: UIColor) { view.backgroundColor = color }
}
