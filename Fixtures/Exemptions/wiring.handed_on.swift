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
  init(makePush: @escaping (String) -> AnyObject) {}
}

//- Feed/FeedNewsPresenter.swift
final class FeedNewsPresenter: FeedListPresenter {
  init(push: PushServiceProtocol, title: String) { super.init(push: push) }
}

//- Feed/FeedLivePresenter.swift
final class FeedLivePresenter: FeedListPresenter {
  init(makePush: @escaping (String) -> PushServiceProtocol) { super.init(makePush: makePush) }
}

//- Feed/FeedOldPresenter.swift
final class FeedOldPresenter: FeedListPresenter {
  init(push: PushServiceProtocol?) {
    if let push { super.init(push: push) } else { super.init(push: FeedListPresenter(push: 1)) }
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

//- Harbor/HarborViewController.swift
import UIKit

protocol HarborScreen: AnyObject { func show() }

final class HarborViewController: UIViewController, HarborScreen {
  var output: HarborLogic?
  func show() {}
}

//- Harbor/HarborPresenter.swift
protocol HarborLogic {}

final class HarborPresenter: HarborLogic {
  weak var screen: HarborScreen?
}

//- Harbor/HarborParts.swift
struct HarborParts {
  func makePresenter(screen: HarborScreen?) -> HarborLogic {
    let presenter = HarborPresenter()
    presenter.screen = screen
    return presenter
  }
}

//- Harbor/HarborInteractor.swift
protocol HarborInteractorInput {}

final class HarborInteractor: HarborInteractorInput {
  init(parts: HarborParts, screen: HarborScreen?) {
    _ = parts.makePresenter(screen: screen)
  }
}

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

//- Feed/FeedLivePresenter.swift
final class FeedLivePresenter: FeedListPresenter {
  init(makePush: @escaping (String) -> PushServiceProtocol) {  // ~ layer_dependency
    makePush("live").start()
    super.init(makePush: makePush)
  }
}

//- Feed/FeedOldPresenter.swift
final class FeedOldPresenter: FeedListPresenter {
  init(push: PushServiceProtocol?) {  // ~ layer_dependency
    if let push {
      push.start()
      super.init(push: push)
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

//- Harbor/HarborViewController.swift
import UIKit

protocol HarborScreen: AnyObject { func show() }

final class HarborViewController: UIViewController, HarborScreen {
  var output: HarborLogic?
  func show() {}
}

//- Harbor/HarborPresenter.swift
protocol HarborLogic {}

final class HarborPresenter: HarborLogic {
  weak var screen: HarborScreen?
}

//- Harbor/HarborParts.swift
struct HarborParts {
  func prepared(screen: HarborScreen?) -> HarborLogic {
    let presenter = HarborPresenter()
    presenter.screen = screen
    return presenter
  }
}

//- Harbor/HarborInteractor.swift
protocol HarborInteractorInput {}

final class HarborInteractor: HarborInteractorInput {
  init(parts: HarborParts, screen: HarborScreen?) {  // ~ layer_dependency: HarborScreen
    _ = parts.prepared(screen: screen)
  }
}
