// What a parent offers its children, and they hold weakly, is a port of the parent.
//- Tabs/TabsPresenter.swift
protocol TabsChildHost: AnyObject { func childDidClose() }
protocol TabsViewOutput: AnyObject { func didLoad() }

final class TabsPresenter: TabsChildHost, TabsViewOutput {
  var interactor: TabsInteractorInput?

  func childDidClose() {}
  func didLoad() {}
}

//- Tabs/TabsInteractor.swift
protocol TabsInteractorInput: AnyObject { func load() }

final class TabsInteractor: TabsInteractorInput {
  func load() {}
}

//- Tabs/TabsViewController.swift
import UIKit

final class TabsViewController: UIViewController {
  var output: TabsViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject { func didLoad() }

final class FeedPresenter: FeedViewOutput {
  weak var host: TabsChildHost?
  weak var interactor: TabsInteractorInput?  // ~ module_boundary: TabsInteractorInput

  func didLoad() {}
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput: AnyObject { func didLoad() }

final class MailPresenter: MailViewOutput {
  weak var host: TabsChildHost?

  func didLoad() {}
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}
