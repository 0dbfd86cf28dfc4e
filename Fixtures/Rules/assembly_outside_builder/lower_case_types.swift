// Types named in lower case are made and called as others are; what a local, a member or a function of
// that name is, stays what it is.
//- Harbour/harbourBuilder.swift
import UIKit

class harbourBuilder {  // = builder
  static func Build() -> UIViewController {
    let view = harbourViewController()
    let interactor = harbourInteractor()
    let router = harbourRouter.init(view: view)
    view.presenter = harbourPresenter(view: view, router: router, interactor: interactor)
    return view
  }
}

//- Harbour/harbourViewController.swift
import UIKit

class harbourViewController: UIViewController {  // = view
  var presenter: harbourPresenter?  // ~ protocol_boundary: harbourPresenter

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = harbourPresenter(  // ~ assembly_outside_builder: harbourViewController makes harbourPresenter
      view: self, router: harbourRouter(view: self),  // ~+ assembly_outside_builder
      interactor: harbourInteractor())  // ~+ assembly_outside_builder
  }
}

//- Harbour/harbourPresenter.swift
class harbourPresenter {  // = presenter
  weak var view: harbourViewController?  // ~ protocol_boundary: harbourViewController
  let router: harbourRouter  // ~ protocol_boundary: harbourRouter
  let interactor: harbourInteractor  // ~ protocol_boundary: harbourInteractor

  init(view: harbourViewController, router: harbourRouter, interactor: harbourInteractor) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }
}

//- Harbour/harbourInteractor.swift
class harbourInteractor {}  // = interactor

//- Harbour/harbourRouter.swift
import UIKit

class harbourRouter {  // = router
  weak var view: UIViewController?
  init(view: UIViewController) { self.view = view }
  func showPier() { view?.present(harbourBuilder.Build(), animated: true) }
}

//- Pier/pierNames.swift
class pierBuilder {  // = none
  static let pierInteractor = 1
}

class pierInteractor {}  // = interactor

//- Pier/PierViewController.swift
import UIKit

final class PierViewController: UIViewController {  // = view
  var pierInteractor: () -> Int = { 1 }
  func pierPresenter() -> Int { 2 }

  func load(pierBuilder: [Int]) {
    let harbourBuilder = pierBuilder.first
    _ = harbourBuilder?.description
    _ = pierBuilder.count + pierInteractor() + pierPresenter()
  }

  func count() -> Int {
    func pierBuilder() -> Int { 3 }
    return pierBuilder() + [1, 2].map { pierBuilder in pierBuilder.description.count }.count
  }
}

//- Pier/pierPresenter.swift
class pierPresenter {  // = presenter
  weak var view: PierViewController?  // ~ protocol_boundary: PierViewController
  let interactor: pierInteractor  // ~ protocol_boundary: pierInteractor
  var harbourRouter = [1]
  init(interactor: pierInteractor) { self.interactor = interactor }

  var total: Int {
    let harbourBuilder = [1, 2]
    return harbourBuilder.count + harbourRouter.count
  }

  func load(harbourViewController: [Int]) -> Int {
    let harbourBuilder = harbourViewController.map { harbourInteractor in harbourInteractor.bitWidth }
    return harbourBuilder.count + harbourViewController.count
  }
}
