// A framework's controller counts as a view, and what it holds is not seen.
//- Articles/ArticlesRouter.swift
import UIKit

protocol ArticlesRouterInput { func close() }

final class ArticlesRouter: ArticlesRouterInput {
  var controller: UIViewController?  // ~ weak_back_reference: UIViewController
  weak var navigation: UINavigationController?

  func close() {}
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?
  var controller: UIViewController?  // ~ weak_back_reference: UIViewController  ~ ui_type
  weak var other: UIView?  // ~ ui_type: UIView

  func didLoad() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Protocols/LettersViewInput.swift
protocol LettersViewInput: AnyObject { func show() }

//- Letters/LettersPresenter.swift
protocol LettersViewOutput { func didLoad() }

final class LettersPresenter: LettersViewOutput {
  var view: LettersViewInput?  // ~ weak_back_reference: LettersViewInput
  // The same circle, which goes with what ui_type tells.
  var controller: UIViewController?  // ~ ui_type

  func didLoad() { view?.show() }
}

//- Letters/LettersViewController.swift
import UIKit

final class LettersViewController: UIViewController, LettersViewInput {
  var output: LettersViewOutput?

  func show() {}
}
