// Where the preset was found, a framework's name in a class and in the protocols that it alone meets is one
// finding; a protocol that several classes meet has its own, and so has another name.
//- .viperlint.yml
exclude: []

//- Mural/MuralProtocols.swift
import UIKit

protocol MuralViewOutput: AnyObject {
  func picture(at index: Int) -> UIBezierPath?  // ~+ ui_type
}

protocol MuralListOutput: AnyObject {
  func picture(ofRow row: Int) -> UIBezierPath?  // ~ ui_type: MuralListOutput returns UIBezierPath
}

protocol MuralNoteOutput: AnyObject {
  func picture(ofNote note: Int) -> UIBezierPath?  // ~+ ui_type
  func label(ofNote note: Int) -> UILabel?  // ~ ui_type: MuralNoteOutput returns UILabel
}

//- Mural/MuralPresenter.swift
import UIKit

final class MuralPresenter: MuralViewOutput, MuralListOutput, MuralNoteOutput {
  weak var view: MuralViewInput?
  var interactor: MuralInteractorInput?

  func picture(at index: Int) -> UIBezierPath? { nil }  // ~+ ui_type
  func picture(ofRow row: Int) -> UIBezierPath? { nil }  // ~+ ui_type
  func picture(ofNote note: Int) -> UIBezierPath? { nil }  // ~+ ui_type
  func label(ofNote note: Int) -> UILabel? { nil }  // ~+ ui_type
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

//- Fresco/FrescoPresenter.swift
import UIKit

protocol FrescoViewOutput: AnyObject {
  func picture(at index: Int) -> UIBezierPath?  // ~+ ui_type
}

final class FrescoPresenter: FrescoViewOutput {
  weak var view: FrescoViewInput?
  var interactor: FrescoInteractorInput?

  func picture(at index: Int) -> UIBezierPath? { nil }  // ~+ ui_type
  func border() -> UIBezierPath? { nil }  // ~ ui_type: FrescoPresenter returns UIBezierPath
}

//- Fresco/FrescoViewController.swift
import UIKit

protocol FrescoViewInput: AnyObject {}

final class FrescoViewController: UIViewController, FrescoViewInput {
  var output: FrescoViewOutput?
}

//- Fresco/FrescoInteractor.swift
protocol FrescoInteractorInput {}

final class FrescoInteractor: FrescoInteractorInput {}

//- Relief/ReliefInteractor.swift
import UIKit

protocol ReliefListInput: UITableViewDataSource {}  // ~+ ui_type

final class ReliefInteractor: NSObject, ReliefListInput {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }  // ~+ ui_type
}

extension ReliefInteractor: UITableViewDelegate {  // ~ ui_type: conforms to UITableViewDelegate
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}  // ~+ ui_type
}

//- Relief/ReliefPresenter.swift
protocol ReliefViewOutput {}

final class ReliefPresenter: ReliefViewOutput {
  weak var view: ReliefViewInput?
  var interactor: ReliefListInput?
}

//- Relief/ReliefViewController.swift
import UIKit

protocol ReliefViewInput: AnyObject {}

final class ReliefViewController: UIViewController, ReliefViewInput {
  var output: ReliefViewOutput?
}
