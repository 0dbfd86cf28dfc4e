// What one subclass makes of the parameter of a generic base controller is no other's: a sheet that nobody drives
// closes itself.
//- .viperlint.yml
exclude: []

//- Base/BaseViewController.swift
import UIKit

class BaseViewController<Presenter>: UIViewController {
  var presenter: Presenter?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: BaseViewController<FeedViewOutput> {
  func close() { dismiss(animated: true) }  // ~ navigation_outside_router: FeedViewController closes a screen
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput { func load() }

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  private let interactor: FeedInteractorInput
  init(interactor: FeedInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func load() }

final class FeedInteractor: FeedInteractorInput {
  func load() {}
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- Feed/FeedFilesController.swift
import UIKit

final class FeedFilesController: BaseViewController<String> {
  var onChoice: ((Int) -> Void)?
  func choose() {
    onChoice?(1)
    dismiss(animated: true)  // ~ note navigation_outside_router: FeedFilesController closes a screen
  }
}
