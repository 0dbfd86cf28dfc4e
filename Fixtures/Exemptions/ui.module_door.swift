//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedModuleInput.swift
import UIKit

protocol FeedModuleInput: AnyObject {
  func present(from controller: UIViewController)
}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput, FeedModuleInput {
  var interactor: FeedInteractorInput?

  func present(from controller: UIViewController) {}
}

//- Feed/FeedAssembly.swift
import UIKit

enum FeedAssembly {
  static func create() -> FeedModuleInput { FeedPresenter() }
}

//- Main/MainRouter.swift
import UIKit

final class MainRouter {
  func showFeed(from controller: UIViewController) {
    let feed: FeedModuleInput = FeedAssembly.create()
    feed.present(from: controller)
  }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput {
  func present(from controller: UIViewController)  // ~ ui_type: UIViewController
}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?

  func present(from controller: UIViewController) {}  // ~+ ui_type
}
