// A controller that nothing drives, and that puts screens of several modules side by side, is the app's:
// the folder it lies in is that of one of them.
//- Menu/MenuViewController.swift
import UIKit

final class MenuViewController: UIViewController {
  var output: MenuViewOutput?
}

//- Menu/MenuPresenter.swift
protocol MenuViewOutput {}

final class MenuPresenter: MenuViewOutput {
  var interactor: MenuInteractorInput?
}

//- Menu/MenuInteractor.swift
protocol MenuInteractorInput {}

final class MenuInteractor: MenuInteractorInput {}

//- Menu/MenuRouter.swift
final class MenuRouter {}

//- Menu/SlidingViewController.swift
import UIKit

final class SlidingViewController: UIViewController {
  private var menu: MenuViewController?

  func start() {
    let feed = FeedViewController()
    addChild(feed)
  }
}

//- Menu/HintViewController.swift
import UIKit

// It shows one module's screen, and none of its own.
final class HintViewController: UIViewController {
  func start() {
    let feed = FeedViewController()  // ~ module_boundary: makes FeedViewController
    addChild(feed)
  }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
final class FeedRouter {}
