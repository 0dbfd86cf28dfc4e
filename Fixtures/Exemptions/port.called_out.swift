//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  weak var delegate: FeedScreenDelegate?
}

//- Feed/FeedProtocols.swift
protocol FeedScreenDelegate: AnyObject {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedScreenDelegate {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//= twin
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  weak var delegate: FeedViewInput?  // ~ layer_dependency
}

//- Feed/FeedProtocols.swift
protocol FeedViewInput: AnyObject {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}
