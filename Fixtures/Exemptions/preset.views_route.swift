//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  var router: FeedRouterInput?  // ~ note layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
  var router: MailRouterInput?  // ~ note layer_dependency
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {
  var interactor: MailInteractorInput?
}

//- Mail/MailInteractor.swift
protocol MailInteractorInput {}

final class MailInteractor: MailInteractorInput {}

//- Mail/MailRouter.swift
protocol MailRouterInput {}

final class MailRouter: MailRouterInput {}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  var router: FeedRouterInput?  // ~ layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
  var router: MailRouterInput?  // ~ layer_dependency
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {
  var interactor: MailInteractorInput?
}

//- Mail/MailInteractor.swift
protocol MailInteractorInput {}

final class MailInteractor: MailInteractorInput {}

//- Mail/MailRouter.swift
protocol MailRouterInput {}

final class MailRouter: MailRouterInput {}

//- Shop/ShopViewController.swift
import UIKit

final class ShopViewController: UIViewController {
  var output: ShopViewOutput?
}

//- Shop/ShopPresenter.swift
protocol ShopViewOutput {}

final class ShopPresenter: ShopViewOutput {
  var interactor: ShopInteractorInput?
  var router: ShopRouterInput?
}

//- Shop/ShopInteractor.swift
protocol ShopInteractorInput {}

final class ShopInteractor: ShopInteractorInput {}

//- Shop/ShopRouter.swift
protocol ShopRouterInput {}

final class ShopRouter: ShopRouterInput {}
