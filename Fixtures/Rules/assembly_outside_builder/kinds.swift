// Making a component, however it is kept; a builder's making is a builder's.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private lazy var other: FeedViewOutput = FeedPresenter()  // ~ assembly_outside_builder 44: FeedViewController makes FeedPresenter, a presenter

  override func awakeFromNib() {
    output = FeedPresenter()  // ~+ assembly_outside_builder
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}
protocol FeedInteractorOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
  private let interactor: FeedInteractorInput
  private let router: FeedRouterInput

  init(
    interactor: FeedInteractorInput = FeedInteractor(),  // ~ assembly_outside_builder: FeedInteractor
    router: FeedRouterInput? = nil
  ) {
    self.interactor = interactor
    self.router = router ?? FeedRouter()  // ~+ assembly_outside_builder
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedInteractorOutput?
  func start() { output = FeedPresenter() }  // ~ assembly_outside_builder: FeedInteractor makes
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Feed/FeedAssembly.swift
import UIKit

final class FeedAssembly {
  static func make() -> UIViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter(interactor: FeedInteractor(), router: FeedRouter())
    return controller
  }
}
