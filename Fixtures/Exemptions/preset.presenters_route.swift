//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  var presenter: FeedPresenterInput?
}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedPresenterInput { func finish() }

final class FeedPresenter: FeedPresenterInput {
  weak var view: FeedViewController?  // ~ note protocol_boundary
  func finish() {
    let alert = UIAlertController()  // ~ note ui_type: UIAlertController
    view?.present(alert, animated: true)
  }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var interactor: MailInteractorInput?
}

//- Mail/MailInteractor.swift
protocol MailInteractorInput {}

final class MailInteractor: MailInteractorInput {
  var presenter: MailPresenterInput?
}

//- Mail/MailPresenter.swift
import UIKit

protocol MailPresenterInput { func finish() }

final class MailPresenter: MailPresenterInput {
  weak var view: MailViewController?  // ~ note protocol_boundary
  func finish() {
    let alert = UIAlertController()  // ~ note ui_type: UIAlertController
    view?.present(alert, animated: true)
  }
}

//- Mail/MailAssembly.swift
import UIKit

enum MailAssembly {
  static func build() -> UIViewController {
    let view = MailViewController()
    view.interactor = MailInteractor()
    return view
  }
}

//- Card/CardViewController.swift
import UIKit

final class CardViewController: UIViewController {
  var interactor: CardInteractorInput?
}

//- Card/CardInteractor.swift
protocol CardInteractorInput {}

final class CardInteractor: CardInteractorInput {
  var presenter: CardPresenterInput?
}

//- Card/CardPresenter.swift
import UIKit

protocol CardPresenterInput { func finish() }

final class CardPresenter: CardPresenterInput {
  weak var view: CardViewController?  // ~ note protocol_boundary
  func next() {
    view?.present(MailAssembly.build(), animated: true)  // ~ note layer_dependency: MailAssembly
  }
  func finish() {
    let alert = UIAlertController()  // ~ note ui_type: UIAlertController
    view?.present(alert, animated: true)
  }
}

//- Post/PostViewController.swift
import UIKit

final class PostViewController: UIViewController {
  var interactor: PostInteractorInput?
}

//- Post/PostInteractor.swift
protocol PostInteractorInput {}

final class PostInteractor: PostInteractorInput {
  var presenter: PostPresenterInput?
}

//- Post/PostPresenter.swift
import UIKit  // ~ note ui_import: for navigationController

protocol PostPresenterInput { func finish() }

final class PostPresenter: PostPresenterInput {
  weak var view: PostViewController?  // ~ note protocol_boundary
  func finish() { view?.navigationController?.popViewController(animated: true) }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  var presenter: FeedPresenterInput?
}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedPresenterInput { func finish() }

final class FeedPresenter: FeedPresenterInput {
  weak var view: FeedViewController?  // ~ note protocol_boundary
  func finish() {
    let alert = UIAlertController()  // ~ ui_type: UIAlertController
    view?.present(alert, animated: true)
  }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var interactor: MailInteractorInput?
}

//- Mail/MailInteractor.swift
protocol MailInteractorInput {}

final class MailInteractor: MailInteractorInput {
  var presenter: MailPresenterInput?
}

//- Mail/MailPresenter.swift
import UIKit

protocol MailPresenterInput { func finish() }

final class MailPresenter: MailPresenterInput {
  weak var view: MailViewController?  // ~ note protocol_boundary
  func finish() {
    let alert = UIAlertController()  // ~ ui_type: UIAlertController
    view?.present(alert, animated: true)
  }
}

//- Card/CardViewController.swift
import UIKit

final class CardViewController: UIViewController {
  var interactor: CardInteractorInput?
}

//- Card/CardInteractor.swift
protocol CardInteractorInput {}

final class CardInteractor: CardInteractorInput {
  var presenter: CardPresenterInput?
}

//- Card/CardPresenter.swift
import UIKit

protocol CardPresenterInput { func finish() }

final class CardPresenter: CardPresenterInput {
  weak var view: CardViewController?  // ~ note protocol_boundary
  func finish() {
    let alert = UIAlertController()  // ~ ui_type: UIAlertController
    view?.present(alert, animated: true)
  }
}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

//- Post/PostViewController.swift
import UIKit

final class PostViewController: UIViewController {
  var interactor: PostInteractorInput?
}

//- Post/PostInteractor.swift
protocol PostInteractorInput {}

final class PostInteractor: PostInteractorInput {
  var presenter: PostPresenterInput?
}

//- Post/PostPresenter.swift
import UIKit  // ~ ui_import: for navigationController

protocol PostPresenterInput { func finish() }

final class PostPresenter: PostPresenterInput {
  weak var view: PostViewController?  // ~ note protocol_boundary
  func finish() { view?.navigationController?.popViewController(animated: true) }
}
