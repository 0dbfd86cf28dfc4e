//- .viperlint.yml
exclude: []

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request { let name: String }
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject { func display(viewModel: Feed.Load.ViewModel) }

final class FeedViewController: UIViewController, FeedDisplayLogic {
  var interactor: FeedBusinessLogic?
  func display(viewModel: Feed.Load.ViewModel) {}
}

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(request: Feed.Load.Request) }

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  var worker: FeedLoadingLogic?
  func load(request: Feed.Load.Request) {
    presenter?.present(response: Feed.Load.Response(title: ""))
  }
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(response: Feed.Load.Response) }

final class FeedPresenter: FeedPresentationLogic {
  weak var viewController: FeedDisplayLogic?
  func present(response: Feed.Load.Response) {
    viewController?.display(viewModel: Feed.Load.ViewModel(title: response.title))
  }
}

//- Feed/FeedWorker.swift
protocol FeedLoadingLogic {
  func load(request: Feed.Load.Request)  // ~ note model_flow
}

final class FeedWorker: FeedLoadingLogic {
  func load(request: Feed.Load.Request) {}  // ~+ model_flow
}

//- Post/PostModels.swift
enum Post {
  enum Load {
    struct Request { let name: String }
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Post/PostViewController.swift
import UIKit

protocol PostDisplayLogic: AnyObject { func display(viewModel: Post.Load.ViewModel) }

final class PostViewController: UIViewController, PostDisplayLogic {
  var interactor: PostBusinessLogic?
  func display(viewModel: Post.Load.ViewModel) {}
}

//- Post/PostInteractor.swift
protocol PostBusinessLogic { func load(request: Post.Load.Request) }

final class PostInteractor: PostBusinessLogic {
  var presenter: PostPresentationLogic?
  var worker: PostLoadingLogic?
  func load(request: Post.Load.Request) {
    presenter?.present(response: Post.Load.Response(title: ""))
  }
}

//- Post/PostPresenter.swift
protocol PostPresentationLogic { func present(response: Post.Load.Response) }

final class PostPresenter: PostPresentationLogic {
  weak var viewController: PostDisplayLogic?
  func present(response: Post.Load.Response) {
    viewController?.display(viewModel: Post.Load.ViewModel(title: response.title))
  }
}

//- Post/PostWorker.swift
protocol PostLoadingLogic {
  func load(request: Post.Load.Request)  // ~ note model_flow
}

final class PostWorker: PostLoadingLogic {
  func load(request: Post.Load.Request) {}  // ~+ model_flow
}

//- Shop/ShopModels.swift
enum Shop {
  enum Load {
    struct Request { let name: String }
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Shop/ShopViewController.swift
import UIKit

protocol ShopDisplayLogic: AnyObject { func display(viewModel: Shop.Load.ViewModel) }

final class ShopViewController: UIViewController, ShopDisplayLogic {
  var interactor: ShopBusinessLogic?
  func display(viewModel: Shop.Load.ViewModel) {}
}

//- Shop/ShopInteractor.swift
protocol ShopBusinessLogic { func load(request: Shop.Load.Request) }

final class ShopInteractor: ShopBusinessLogic {
  var presenter: ShopPresentationLogic?
  var worker: ShopLoadingLogic?
  func load(request: Shop.Load.Request) {
    presenter?.present(response: Shop.Load.Response(title: ""))
  }
}

//- Shop/ShopPresenter.swift
protocol ShopPresentationLogic { func present(response: Shop.Load.Response) }

final class ShopPresenter: ShopPresentationLogic {
  weak var viewController: ShopDisplayLogic?
  func present(response: Shop.Load.Response) {
    viewController?.display(viewModel: Shop.Load.ViewModel(title: response.title))
  }
}

//- Shop/ShopWorker.swift
protocol ShopLoadingLogic {
  func load(name: String)
}

final class ShopWorker: ShopLoadingLogic {
  func load(name: String) {}
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request { let name: String }
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject { func display(viewModel: Feed.Load.ViewModel) }

final class FeedViewController: UIViewController, FeedDisplayLogic {
  var interactor: FeedBusinessLogic?
  func display(viewModel: Feed.Load.ViewModel) {}
}

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(request: Feed.Load.Request) }

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  var worker: FeedLoadingLogic?
  func load(request: Feed.Load.Request) {
    presenter?.present(response: Feed.Load.Response(title: ""))
  }
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(response: Feed.Load.Response) }

final class FeedPresenter: FeedPresentationLogic {
  weak var viewController: FeedDisplayLogic?
  func present(response: Feed.Load.Response) {
    viewController?.display(viewModel: Feed.Load.ViewModel(title: response.title))
  }
}

//- Feed/FeedWorker.swift
protocol FeedLoadingLogic {
  func load(request: Feed.Load.Request)  // ~ model_flow
}

final class FeedWorker: FeedLoadingLogic {
  func load(request: Feed.Load.Request) {}  // ~+ model_flow
}

//- Post/PostModels.swift
enum Post {
  enum Load {
    struct Request { let name: String }
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Post/PostViewController.swift
import UIKit

protocol PostDisplayLogic: AnyObject { func display(viewModel: Post.Load.ViewModel) }

final class PostViewController: UIViewController, PostDisplayLogic {
  var interactor: PostBusinessLogic?
  func display(viewModel: Post.Load.ViewModel) {}
}

//- Post/PostInteractor.swift
protocol PostBusinessLogic { func load(request: Post.Load.Request) }

final class PostInteractor: PostBusinessLogic {
  var presenter: PostPresentationLogic?
  var worker: PostLoadingLogic?
  func load(request: Post.Load.Request) {
    presenter?.present(response: Post.Load.Response(title: ""))
  }
}

//- Post/PostPresenter.swift
protocol PostPresentationLogic { func present(response: Post.Load.Response) }

final class PostPresenter: PostPresentationLogic {
  weak var viewController: PostDisplayLogic?
  func present(response: Post.Load.Response) {
    viewController?.display(viewModel: Post.Load.ViewModel(title: response.title))
  }
}

//- Post/PostWorker.swift
protocol PostLoadingLogic {
  func load(name: String)
}

final class PostWorker: PostLoadingLogic {
  func load(name: String) {}
}

//- Shop/ShopModels.swift
enum Shop {
  enum Load {
    struct Request { let name: String }
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Shop/ShopViewController.swift
import UIKit

protocol ShopDisplayLogic: AnyObject { func display(viewModel: Shop.Load.ViewModel) }

final class ShopViewController: UIViewController, ShopDisplayLogic {
  var interactor: ShopBusinessLogic?
  func display(viewModel: Shop.Load.ViewModel) {}
}

//- Shop/ShopInteractor.swift
protocol ShopBusinessLogic { func load(request: Shop.Load.Request) }

final class ShopInteractor: ShopBusinessLogic {
  var presenter: ShopPresentationLogic?
  var worker: ShopLoadingLogic?
  func load(request: Shop.Load.Request) {
    presenter?.present(response: Shop.Load.Response(title: ""))
  }
}

//- Shop/ShopPresenter.swift
protocol ShopPresentationLogic { func present(response: Shop.Load.Response) }

final class ShopPresenter: ShopPresentationLogic {
  weak var viewController: ShopDisplayLogic?
  func present(response: Shop.Load.Response) {
    viewController?.display(viewModel: Shop.Load.ViewModel(title: response.title))
  }
}

//- Shop/ShopWorker.swift
protocol ShopLoadingLogic {
  func load(name: String)
}

final class ShopWorker: ShopLoadingLogic {
  func load(name: String) {}
}
