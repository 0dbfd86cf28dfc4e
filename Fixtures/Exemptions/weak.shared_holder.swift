//- Common/BannerRouter.swift
import UIKit

final class BannerRouter {
  var background: UIView?  // ~ note weak_back_reference
}

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

//= twin
//- Feed/BannerRouter.swift
import UIKit

final class BannerRouter {
  var view: UIView?  // ~ weak_back_reference
}

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

//- Common/BaseRouter.swift
import UIKit

class BaseRouter {
  var viewController: UIViewController  // ~ weak_back_reference
  init(viewController: UIViewController) { self.viewController = viewController }
}

//- Search/SearchRouter.swift
final class SearchRouter: BaseRouter, SearchRouting {}

protocol SearchRouting {}

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var output: SearchViewOutput?
}

//- Search/SearchPresenter.swift
protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  var interactor: SearchInteractorInput?
  private let router: SearchRouting
  init(router: SearchRouting) { self.router = router }
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput {}

final class SearchInteractor: SearchInteractorInput {}
