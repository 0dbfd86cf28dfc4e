// Of routers and services two modules that hold them by class are enough, where none has a protocol: a router
// joins what holds it, and so its property of a presenter is no tie of classes that know each other.
//- .viperlint.yml
exclude: []

//- Add/AddViewController.swift
import UIKit

final class AddViewController: UIViewController {
  var output: AddViewOutput?
}

//- Add/AddPresenter.swift
protocol AddViewOutput {}

final class AddPresenter: AddViewOutput {
  weak var wireframe: AddWireframe?  // ~ note protocol_boundary: AddWireframe
  var interactor: AddInteractor?  // ~ protocol_boundary: AddInteractor

  func close() { wireframe?.dismiss() }
}

//- Add/AddInteractor.swift
final class AddInteractor {
  var store: AddService?  // ~ note protocol_boundary: AddService
}

final class AddService {
  func save() {}
}

//- Add/AddWireframe.swift
final class AddWireframe {
  weak var presenter: AddPresenter?  // ~ note protocol_boundary: AddPresenter
  func dismiss() {}
}

//- List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController {
  var output: ListViewOutput?
}

//- List/ListPresenter.swift
protocol ListViewOutput {}

final class ListPresenter: ListViewOutput {
  weak var wireframe: ListWireframe?  // ~ note protocol_boundary: ListWireframe
  var interactor: ListInteractor?  // ~ protocol_boundary: ListInteractor

  func add() { wireframe?.showAdd() }
}

//- List/ListInteractor.swift
final class ListInteractor {
  var store: ListService?  // ~ note protocol_boundary: ListService
}

final class ListService {
  func load() {}
}

//- List/ListWireframe.swift
final class ListWireframe {
  weak var presenter: ListPresenter?  // ~ note protocol_boundary: ListPresenter
  func showAdd() {}
}
