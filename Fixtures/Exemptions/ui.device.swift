//- Services/PushService.swift
import UIKit  // ~+ ui_type

final class PushService {
  private let session = URLSession.shared

  func start() { UIApplication.shared.registerForRemoteNotifications() }  // ~ note ui_type
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
import UIKit  // ~+ ui_type

final class PushService {
  private let session = URLSession.shared

  func start() { UIApplication.shared.keyWindow?.endEditing(true) }  // ~ ui_type
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
