// Where one of two routers has a protocol, to hold them by class is a slip, and so it is of two services.
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
  weak var wireframe: AddWireframe?  // ~ protocol_boundary: AddWireframe
  var interactor: AddInteractor?  // ~ protocol_boundary: AddInteractor

  func close() { wireframe?.dismiss() }
}

//- Add/AddInteractor.swift
final class AddInteractor {
  var store: AddService?  // ~ protocol_boundary: AddService
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
  weak var wireframe: ListWireframe?  // ~ protocol_boundary: ListWireframe
  var interactor: ListInteractor?  // ~ protocol_boundary: ListInteractor

  func add() { wireframe?.showAdd() }
}

//- List/ListInteractor.swift
final class ListInteractor {
  var store: ListService?  // ~ protocol_boundary: ListService
}

protocol ListLoading {
  func load()
}

final class ListService: ListLoading {
  func load() {}
}

//- List/ListWireframe.swift
protocol ListWireframeInput {
  func showAdd()
}

final class ListWireframe: ListWireframeInput {
  weak var presenter: ListPresenter?  // ~ note protocol_boundary: ListPresenter
  func showAdd() {}
}
