// Inheriting a base of another module is reuse, and so is naming the faces that the base names.
//- List/ListViewController.swift
import UIKit

protocol ListViewOutput: AnyObject { func didLoad() }

class ListViewController: UIViewController {
  let output: ListViewOutput

  init(output: ListViewOutput) { self.output = output }
}

//- List/ListPresenter.swift
class ListPresenter: ListViewOutput {
  var interactor: ListInteractorInput?

  func didLoad() {}
}

//- List/ListInteractor.swift
protocol ListInteractorInput: AnyObject { func load() }

final class ListInteractor: ListInteractorInput {
  func load() {}
}

//- Picker/PickerViewController.swift
final class PickerViewController: ListViewController {
  override init(output: ListViewOutput) { super.init(output: output) }
}

//- Picker/PickerPresenter.swift
final class PickerPresenter: ListPresenter {
  var other: PickerInteractorInput?
}

//- Picker/PickerInteractor.swift
protocol PickerInteractorInput: AnyObject { func pick() }

final class PickerInteractor: PickerInteractorInput {
  func pick() {}
}

//- Badge/BadgePresenter.swift
protocol BadgeViewOutput: AnyObject { func didLoad() }

final class BadgePresenter: BadgeViewOutput {
  var list: ListInteractorInput?  // ~ module_boundary: ListInteractorInput

  func didLoad() {}
}

//- Badge/BadgeViewController.swift
import UIKit

final class BadgeViewController: UIViewController {
  var output: BadgeViewOutput?
}
