// What the body of a function names beside what the function's requirement says already is no finding of its
// own; what another function names is.
//- Scale/ScalePresenter.swift
import UIKit

protocol ScaleViewOutput: AnyObject {
  func prepare(_ label: UILabel, on screen: UIViewController)  // ~ ui_type: ScaleViewOutput takes UILabel
}

final class ScalePresenter: ScaleViewOutput {
  weak var view: ScaleViewInput?
  var interactor: ScaleInteractorInput?

  func prepare(_ label: UILabel, on screen: UIViewController) {  // ~+ ui_type
    label.font = UIFont(name: "Plain", size: 12)  // ~+ ui_type
  }

  func weigh() {
    _ = UIBezierPath()  // ~ ui_type: ScalePresenter makes UIBezierPath
  }
}

//- Scale/ScaleViewController.swift
import UIKit

protocol ScaleViewInput: AnyObject {}

final class ScaleViewController: UIViewController, ScaleViewInput {
  var output: ScaleViewOutput?
}

//- Scale/ScaleInteractor.swift
protocol ScaleInteractorInput {}

final class ScaleInteractor: ScaleInteractorInput {}
