//- Common/Presenting.swift
protocol Presenting {
  associatedtype Interactor
  var interactor: Interactor { get }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: Presenting, FeedViewOutput {
  let interactor: FeedInteractor
  init(interactor: FeedInteractor) { self.interactor = interactor }
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
//- Common/Presenting.swift
protocol Presenting {
  associatedtype Interactor
  var interactor: Interactor { get }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  let interactor: FeedInteractor  // ~ protocol_boundary
  init(interactor: FeedInteractor) { self.interactor = interactor }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}
