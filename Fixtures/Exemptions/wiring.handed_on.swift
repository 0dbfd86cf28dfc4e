//- Services/PushService.swift
protocol PushServiceProtocol: AnyObject { func start() }

final class PushService: PushServiceProtocol {
  private let session = URLSession.shared

  func start() {}
}

//- Feed/FeedListPresenter.swift
class FeedListPresenter {
  var interactor: FeedInteractorInput?
  init(push: AnyObject) {}
}

//- Feed/FeedNewsPresenter.swift
final class FeedNewsPresenter: FeedListPresenter {
  init(push: PushServiceProtocol, title: String) { super.init(push: push) }
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
//- Services/PushService.swift
protocol PushServiceProtocol: AnyObject { func start() }

final class PushService: PushServiceProtocol {
  private let session = URLSession.shared

  func start() {}
}

//- Feed/FeedListPresenter.swift
class FeedListPresenter {
  var interactor: FeedInteractorInput?
  init(push: AnyObject) {}
}

//- Feed/FeedNewsPresenter.swift
final class FeedNewsPresenter: FeedListPresenter {
  init(push: PushServiceProtocol, title: String) {  // ~ layer_dependency
    push.start()
    super.init(push: push)
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
