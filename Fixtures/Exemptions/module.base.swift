//- List/ListViewController.swift
import UIKit

protocol ListViewOutput: AnyObject {}

class ListViewController: UIViewController {
  let output: ListViewOutput
  init(output: ListViewOutput) { self.output = output }
}

//- List/ListPresenter.swift
final class ListPresenter: ListViewOutput {
  var router: ListRouterInput?
}

//- List/ListRouter.swift
protocol ListRouterInput {}

final class ListRouter: ListRouterInput {}

//- Picker/PickerViewController.swift
import UIKit

final class PickerViewController: ListViewController {
  override init(output: ListViewOutput) { super.init(output: output) }
}

//- Picker/PickerPresenter.swift
protocol PickerViewOutput {}

final class PickerPresenter: PickerViewOutput {}

//= twin
//- List/ListViewController.swift
import UIKit

protocol ListViewOutput: AnyObject {}

class ListViewController: UIViewController {
  let output: ListViewOutput
  init(output: ListViewOutput) { self.output = output }
}

//- List/ListPresenter.swift
final class ListPresenter: ListViewOutput {
  var router: ListRouterInput?
}

//- List/ListRouter.swift
protocol ListRouterInput {}

final class ListRouter: ListRouterInput {}

//- Picker/PickerViewController.swift
import UIKit

final class PickerViewController: UIViewController {
  init(output: ListViewOutput) { super.init(output: output) }  // ~ module_boundary
}

//- Picker/PickerPresenter.swift
protocol PickerViewOutput {}

final class PickerPresenter: PickerViewOutput {}
