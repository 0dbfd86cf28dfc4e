//- Feed/FeedBuilder.swift
import UIKit

final class FeedBuilder {
  func make() -> UIViewController {
    let view = FeedViewController()
    view.output = FeedPresenter(interactor: FeedInteractor())
    return view
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
  let interactor: FeedInteractorInput
  init(interactor: FeedInteractorInput) { self.interactor = interactor }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Picks/PicksBuilder.swift
import UIKit

final class PicksBuilder {
  func make() -> UIViewController {
    let view = FeedViewController()
    view.output = FeedPresenter(interactor: source())
    return view
  }

  private func source() -> FeedInteractorInput { fatalError() }
}

//- Picks/PicksInteractor.swift
final class PicksInteractor: FeedInteractorInput {}

//- Picks/PicksRouter.swift
final class PicksRouter {}

//= twin
//- Feed/FeedBuilder.swift
import UIKit

final class FeedBuilder {
  func make() -> UIViewController {
    let view = FeedViewController()
    view.output = FeedPresenter(interactor: FeedInteractor())
    return view
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
  let interactor: FeedInteractorInput
  init(interactor: FeedInteractorInput) { self.interactor = interactor }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Picks/PicksBuilder.swift
import UIKit

final class PicksBuilder {
  func make() -> UIViewController {
    let view = FeedViewController()  // ~ module_boundary
    view.output = FeedPresenter(interactor: source())  // ~+ module_boundary
    return view
  }

  private func source() -> FeedInteractorInput { fatalError() }  // ~ module_boundary
}

//- Picks/PicksInteractor.swift
final class PicksInteractor {}

//- Picks/PicksRouter.swift
final class PicksRouter {}
