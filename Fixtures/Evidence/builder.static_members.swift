//- Feed/FeedScene.swift
import UIKit

enum FeedScene {  // = builder
  static func make() -> UIViewController {
    let view = FeedViewController()
    view.output = FeedPresenter()
    return view
  }
}
enum FeedLauncher {  // = builder
  static let launch: () -> UIViewController = {
    let view = FeedViewController()
    view.output = FeedPresenter()
    return view
  }
}
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}

final class FeedViewController: UIViewController { var output: FeedViewOutput? }
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {}

//= twin
//- Feed/FeedScene.swift
import UIKit

struct FeedScene {  // = none
  let title: String

  func make() -> UIViewController {
    let view = FeedViewController()
    view.output = FeedPresenter()
    return view
  }
}
struct FeedLauncher {  // = none
  let launch: () -> UIViewController = {
    let view = FeedViewController()
    view.output = FeedPresenter()
    return view
  }
}
//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}

final class FeedViewController: UIViewController { var output: FeedViewOutput? }
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {}
