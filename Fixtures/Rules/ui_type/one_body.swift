// Several names of the framework in one function are one finding; what another function names is not.
//- Poll/PollPresenter.swift
final class PollPresenter: PollViewOutput {
  func copy(_ text: String) {
    UIPasteboard.general.string = text  // ~+ ui_type
    UINotificationFeedbackGenerator().notificationOccurred(.success)  // ~ ui_type: UINotificationFeedbackGenerator
  }
  func frame() {
    let view = UIView()  // ~ ui_type: UIView
    view.backgroundColor = UIColor.red  // ~+ ui_type
  }
  func shade() -> UIColor { .red }  // ~ ui_type: UIColor
  func line() {
    let label = UILabel()  // ~ ui_type: UILabel
    label.textColor = UIColor.red  // ~+ ui_type
  }
}

//- Poll/PollInteractor.swift
protocol PollInteractorInput {}

final class PollInteractor: PollInteractorInput {}

//- Poll/PollViewController.swift
import UIKit

protocol PollViewOutput {}

final class PollViewController: UIViewController {
  var output: PollViewOutput?
}
