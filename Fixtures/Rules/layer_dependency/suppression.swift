//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput { func load() }

final class ArticlesInteractor: ArticlesInteractorInput {
  func load() {}
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var interactor: ArticlesInteractorInput?
}

//- Articles/NextViewController.swift
import UIKit

final class NextViewController: UIViewController {
  // viperlint:disable:next layer_dependency - goes with ticket 4711
  var interactor: ArticlesInteractorInput?
}

//- Articles/ThisViewController.swift
import UIKit

final class ThisViewController: UIViewController {
  var interactor: ArticlesInteractorInput?  // viperlint:disable:this layer_dependency - as above
}

//- Articles/PairViewController.swift
import UIKit

final class PairViewController: UIViewController {
  // viperlint:disable layer_dependency - as above
  var interactor: ArticlesInteractorInput?
  // viperlint:enable layer_dependency
}

//- Articles/OpenViewController.swift
import UIKit

// viperlint:disable layer_dependency - an open one reaches to the end of the file
final class OpenViewController: UIViewController {
  var interactor: ArticlesInteractorInput?
}

//- Articles/OtherLineViewController.swift
import UIKit

final class OtherLineViewController: UIViewController {
  // viperlint:disable:next layer_dependency - does not reach the line after the next  // ~ superfluous_suppression

  var interactor: ArticlesInteractorInput?  // ~ layer_dependency: OtherLineViewController
}

//- Articles/OtherRuleViewController.swift
import UIKit

final class OtherRuleViewController: UIViewController {
  // viperlint:disable:next protocol_boundary - another rule  // ~ superfluous_suppression
  var interactor: ArticlesInteractorInput?  // ~ layer_dependency: OtherRuleViewController
}

//- Articles/EnabledViewController.swift
import UIKit

final class EnabledViewController: UIViewController {
  // viperlint:disable layer_dependency - ends too soon  // ~ superfluous_suppression
  // viperlint:enable layer_dependency
  var interactor: ArticlesInteractorInput?  // ~ layer_dependency: EnabledViewController
}
