//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedBuilder.swift
import UIKit

final class FeedBuilder {
  func make(output: FeedViewOutput) -> UIViewController {
    let view = FeedViewController()
    view.output = output
    return view
  }
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

  func showFeed() {
    let presenter = FeedPresenter()
    controller?.show(FeedBuilder().make(output: presenter), sender: nil)
  }
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

//- Feed/FeedBuilder.swift
import UIKit

final class FeedBuilder {
  func make() -> UIViewController {
    let view = FeedViewController()
    view.output = FeedPresenter()
    return view
  }
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

  func showFeed() {
    let presenter = FeedPresenter()  // ~ module_boundary
    controller?.show(FeedBuilder().make(), sender: nil)
  }
}
