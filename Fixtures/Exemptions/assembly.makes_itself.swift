//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }

  static func make() -> FeedPresenter { FeedPresenter(interactor: FeedInteractor()) }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//= twin
//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }

  func copy() -> FeedPresenter { FeedPresenter(interactor: FeedInteractor()) }  // ~ assembly_outside_builder
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}
