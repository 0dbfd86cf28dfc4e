//- Services/PushService.swift
import UIKit  // ~+ ui_type

final class PushService {
  private let session = URLSession.shared

  func start() { UIApplication.shared.registerForRemoteNotifications() }  // ~ note ui_type
}

//- Services/IdleService.swift
import UIKit  // ~+ ui_type

final class IdleService {
  func watch() -> AsyncStream<Date> {
    AsyncStream { continuation in
      let task = Task {
        await wait(for: UIApplication.willTerminateNotification)  // ~ note ui_type
        continuation.yield(Date())
      }
      continuation.onTermination = { _ in task.cancel() }
    }
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

//= twin
//- Services/PushService.swift
import UIKit  // ~+ ui_type

final class PushService {
  private let session = URLSession.shared

  func start() { UIApplication.shared.keyWindow?.endEditing(true) }  // ~ ui_type
}

//- Services/IdleService.swift
import UIKit  // ~+ ui_type

final class IdleService {
  func watch() {
    let app = UIApplication.shared  // ~ ui_type
    let task = Task { app.sendAction(Selector("end"), to: nil, from: nil, for: nil) }
    task.cancel()
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
