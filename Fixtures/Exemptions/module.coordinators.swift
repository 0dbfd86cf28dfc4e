//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedCoordinator.swift
import UIKit

final class FeedCoordinator {
  private var child: MailCoordinator?
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {}

//- Mail/MailCoordinator.swift
import UIKit

final class MailCoordinator {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  private var child: MailRouter?  // ~ module_boundary
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {}

//- Mail/MailRouter.swift
import UIKit

final class MailRouter {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}
