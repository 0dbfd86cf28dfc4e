//- Feed/FeedWorker.swift
protocol FeedWorkerProtocol {
  var interactor: FeedWorkerAnswer? { get set }
}

final class FeedWorker: FeedWorkerProtocol {
  weak var interactor: FeedWorkerAnswer?
  private let session = URLSession.shared
}

//- Feed/FeedProtocols.swift
protocol FeedWorkerAnswer: AnyObject {}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput, FeedWorkerAnswer {
  var worker: FeedWorkerProtocol?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//= twin
//- Feed/FeedWorker.swift
protocol FeedWorkerProtocol {
  var interactor: FeedWorkerAnswer? { get set }  // ~ layer_dependency
}

final class FeedWorker: FeedWorkerProtocol {
  var interactor: FeedWorkerAnswer?  // ~+ layer_dependency
  private let session = URLSession.shared
}

//- Feed/FeedProtocols.swift
protocol FeedWorkerAnswer: AnyObject {}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput, FeedWorkerAnswer {
  var worker: FeedWorkerProtocol?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}
