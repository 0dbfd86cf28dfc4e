//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedHintViewController.swift
import UIKit

final class FeedHintViewController: UIViewController {
  var text = ""
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
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

  func showHint() {
    controller?.present(FeedHintViewController(), animated: true)
  }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedHintViewController.swift
import UIKit

final class FeedHintViewController: UIViewController {
  var text = ""
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
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

  func showHint() {
    controller?.present(FeedHintViewController(), animated: true)  // ~ module_boundary
  }
}
