// A place of a class is told under the protocol whose requirement it meets, and under no other of the class.
//- Mural/MuralPresenter.swift
import UIKit

protocol MuralViewOutput: AnyObject {
  func picture(at index: Int) -> UIBezierPath?  // ~ ui_type: MuralViewOutput returns UIBezierPath
}

protocol MuralListOutput: AnyObject {
  func path(ofRow row: Int) -> UIBezierPath?  // ~ ui_type: MuralListOutput returns UIBezierPath
}

final class MuralPresenter: MuralViewOutput, MuralListOutput {
  weak var view: MuralViewInput?
  var interactor: MuralInteractorInput?

  func picture(at index: Int) -> UIBezierPath? { nil }  // ~+ ui_type
  func path(ofRow row: Int) -> UIBezierPath? { nil }  // ~+ ui_type
}

//- Mural/MuralViewController.swift
import UIKit

protocol MuralViewInput: AnyObject {}

final class MuralViewController: UIViewController, MuralViewInput {
  var output: MuralViewOutput?
}

//- Mural/MuralInteractor.swift
protocol MuralInteractorInput {}

final class MuralInteractor: MuralInteractorInput {}
