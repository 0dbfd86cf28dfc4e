//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var controller: UIViewController?
  let destination: UIViewController
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Common/BaseRouter.swift
import UIKit

class BaseRouter { weak var viewController: UIViewController? }

//- Tabs/TabsRouter.swift
import UIKit

protocol TabsRouterInput {}

final class TabsRouter: BaseRouter, TabsRouterInput {
  let details: UIViewController
}

//- Tabs/TabsPresenter.swift
protocol TabsViewOutput: AnyObject {}

final class TabsPresenter: TabsViewOutput {
  private let router: TabsRouterInput

  init(router: TabsRouterInput) { self.router = router }
}

//- Tabs/TabsViewController.swift
import UIKit

final class TabsViewController: UIViewController {
  var output: TabsViewOutput?
}

//= twin
//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  let destination: UIViewController  // ~ weak_back_reference
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Common/BaseRouter.swift
import UIKit

class BaseRouter {}

//- Tabs/TabsRouter.swift
import UIKit

protocol TabsRouterInput {}

final class TabsRouter: BaseRouter, TabsRouterInput {
  let details: UIViewController  // ~ weak_back_reference: details
}

//- Tabs/TabsPresenter.swift
protocol TabsViewOutput: AnyObject {}

final class TabsPresenter: TabsViewOutput {
  private let router: TabsRouterInput

  init(router: TabsRouterInput) { self.router = router }
}

//- Tabs/TabsViewController.swift
import UIKit

final class TabsViewController: UIViewController {
  var output: TabsViewOutput?
}
