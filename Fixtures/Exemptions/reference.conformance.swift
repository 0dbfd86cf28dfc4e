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

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput, FeedViewOutput {}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

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
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {
  var feed: FeedViewOutput?  // ~ module_boundary
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}
