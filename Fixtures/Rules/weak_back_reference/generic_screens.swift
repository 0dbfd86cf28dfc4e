// What each subclass makes of the parameter of its base is its own: the circle of one scene is seen, and that
// of another is none.
//- .viperlint.yml
exclude: []

//- Base/BaseViewController.swift
import UIKit

class BaseViewController<Interactor, Content: UIView>: UIViewController {
  let interactor: Interactor
  var content = Content()
  init(interactor: Interactor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }
}

//- Home/HomeViewController.swift
import UIKit

protocol HomeDisplaying: AnyObject {}

final class HomeViewController: BaseViewController<HomeInteracting, UIView>, HomeDisplaying {}

//- Home/HomeInteractor.swift
protocol HomeInteracting {}

final class HomeInteractor: HomeInteracting {
  let presenter: HomePresenting
  init(presenter: HomePresenting) { self.presenter = presenter }
}

//- Home/HomePresenter.swift
protocol HomePresenting {}

final class HomePresenter: HomePresenting {
  var view: HomeDisplaying?  // ~ weak_back_reference: HomePresenter.view -> BaseViewController.interactor -> HomeInteractor.presenter -> HomePresenter
}

//- Help/HelpViewController.swift
import UIKit

protocol HelpDisplaying: AnyObject {}

final class HelpViewController: BaseViewController<HelpInteracting, UIView>, HelpDisplaying {}

//- Help/HelpInteractor.swift
protocol HelpInteracting {}

final class HelpInteractor: HelpInteracting {
  weak var presenter: HelpPresenting?
}

//- Help/HelpPresenter.swift
protocol HelpPresenting: AnyObject {}

final class HelpPresenter: HelpPresenting {
  var view: HelpDisplaying?  // ~ note weak_back_reference: HelpPresenter
}
