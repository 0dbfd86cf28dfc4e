//- Feed/FeedContracts.swift
protocol FeedInteractor { func load() }  // = interactor
protocol FeedPresenter { func present(title: String) }  // = presenter
//- Feed/FeedLogic.swift
final class FeedLogic: FeedInteractor {  // = interactor
  private let presenter: FeedPresenter
  init(presenter: FeedPresenter) { self.presenter = presenter }
  func load() { presenter.present(title: "") }
}
//- Feed/FeedRouter.swift
final class FeedRouter: FeedPresenter {  // = presenter
  weak var view: FeedViewController?
  func present(title: String) { view?.show(title) }
}
//- Feed/FeedViewController.swift
import UIKit
final class FeedViewController: UIViewController {
  private let interactor: FeedInteractor
  init(interactor: FeedInteractor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ title: String) { self.title = title }
}

//= twin
//- Feed/FeedContracts.swift
protocol FeedInteractor { func load() }  // = interactor
protocol FeedPresenter { func present(title: String) }
protocol FeedRouting { func close() }
//- Feed/FeedLogic.swift
final class FeedLogic: FeedInteractor {  // = interactor
  private let presenter: FeedPresenter
  init(presenter: FeedPresenter) { self.presenter = presenter }
  func load() { presenter.present(title: "") }
}
//- Feed/FeedRouter.swift
final class FeedRouter: FeedPresenter, FeedRouting {  // = router
  weak var view: FeedViewController?
  func present(title: String) { view?.show(title) }
  func close() { view?.dismiss(animated: true) }
}
//- Feed/FeedViewController.swift
import UIKit
final class FeedViewController: UIViewController {
  private let interactor: FeedInteractor
  init(interactor: FeedInteractor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ title: String) { self.title = title }
}
