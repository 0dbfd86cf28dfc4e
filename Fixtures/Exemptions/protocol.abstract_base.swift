//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedPresenterType?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterType {}

final class FeedPresenter: FeedPresenterType {
  var interactor: FeedInteractorType?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorType {}

final class FeedInteractor: FeedInteractorType {
  private let worker: BaseWorker<String>

  init(worker: BaseWorker<String> = FeedWorker()) {
    self.worker = worker
  }
}

//- Shared/BaseWorker.swift
class BaseWorker<Output> {
  func run() -> Output? { nil }
}

final class FeedWorker: BaseWorker<String> {
  override func run() -> String? { "feed" }
}

final class NewsWorker: BaseWorker<String> {
  override func run() -> String? { "news" }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedPresenterType?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterType {}

final class FeedPresenter: FeedPresenterType {
  var interactor: FeedInteractorType?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorType {}

final class FeedInteractor: FeedInteractorType {
  private let worker: BaseWorker<String>  // ~ protocol_boundary: BaseWorker

  init(worker: BaseWorker<String> = FeedWorker()) {  // ~+ protocol_boundary  ~ protocol_boundary: FeedWorker
    self.worker = worker
  }
}

//- Shared/BaseWorker.swift
class BaseWorker<Output> {
  func run() -> Output? { nil }
}

final class FeedWorker: BaseWorker<String> {
  override func run() -> String? { "feed" }
}

final class NewsWorker: BaseWorker<String> {
  override func run() -> String? { "news" }
}

final class SpareWorker {
  func spare() { _ = BaseWorker<String>() }
}
