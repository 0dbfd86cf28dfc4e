// What is reached through another and cast at once is told as reached: who asks the other casts nothing. What
// was at hand already is a cast.
//- Steps/StepsViewController.swift
import UIKit

protocol StepsViewInput: AnyObject {}

final class StepsViewController: UIViewController, StepsViewInput {
  var output: StepsViewOutput?

  func register() {
    (output?.interactor as! StepsInteractor).begin()  // ~ reach_through: StepsInteractorInput
  }

  func register(_ part: AnyObject) {
    (part as! StepsInteractor).begin()  // ~ layer_dependency: StepsInteractor
  }
}

//- Steps/StepsPresenter.swift
protocol StepsViewOutput: AnyObject {
  var interactor: StepsInteractorInput? { get }  // ~ interface_leak
}

final class StepsPresenter: StepsViewOutput {
  weak var view: StepsViewInput?
  var interactor: StepsInteractorInput?
}

//- Steps/StepsInteractor.swift
protocol StepsInteractorInput: AnyObject {}

final class StepsInteractor: StepsInteractorInput {
  func begin() {}
}
