//- Feed/FeedWorkerService.swift
final class FeedWorkerService {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

extension FeedPresenter {
  func note(_ service: FeedWorkerService) {}
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

//= twin
//- Feed/FeedWorkerService.swift
final class FeedWorkerService {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Feed/FeedPresenter+Notes.swift
extension FeedPresenter {
  func note(_ service: FeedWorkerService) {}  // ~ layer_dependency
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
