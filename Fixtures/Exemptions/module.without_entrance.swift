//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?

  func help() -> AnyObject { HelpViewController() }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Help/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {
  var output: HelpViewOutput?
}

//- Help/HelpPresenter.swift
protocol HelpViewOutput {}

final class HelpPresenter: HelpViewOutput {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?

  func help() -> AnyObject { HelpViewController() }  // ~ module_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Help/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {
  var output: HelpViewOutput?
}

//- Help/HelpAssembly.swift
final class HelpAssembly {
  func make() -> AnyObject { HelpViewController() }
}

//- Help/HelpPresenter.swift
protocol HelpViewOutput {}

final class HelpPresenter: HelpViewOutput {}
