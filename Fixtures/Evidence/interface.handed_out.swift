//- Feed/FeedModule.swift
protocol FeedModule: AnyObject {}  // = module_interface
//- Feed/FeedAssembly.swift
import UIKit

final class FeedAssembly {
  func make(configure: (FeedModule) -> Void) -> UIViewController {
    let view = FeedViewController()
    let presenter = FeedPresenter()
    view.output = presenter
    configure(presenter)
    return view
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var output: FeedViewOutput? }
//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}
final class FeedPresenter: FeedModule, FeedViewOutput {}

//= twin
//- Feed/FeedModule.swift
protocol FeedModule: AnyObject {}  // = presenter
//- Feed/FeedAssembly.swift
import UIKit

final class FeedAssembly {
  func make(configure: (FeedModule) -> Void) -> UIViewController {
    let view = FeedViewController()
    let presenter = FeedPresenter()
    view.output = presenter
    configure(presenter)
    return view
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var output: FeedModule? }
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedModule {}
