// Who closes a property that the protocol gives away fills it no more: that is no finding of its own.
//- .viperlint.yml
exclude: []

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {
  var pages: [FeedPage] { get set }  // ~ layer_dependency: FeedBusinessLogic exposes FeedPage
  func load(request: Feed.Load.Request)
}

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  var pages = [FeedPage]()  // ~+ layer_dependency

  func load(request: Feed.Load.Request) {
    pages.append(FeedPage())  // ~+ layer_dependency
    presenter?.present(response: Feed.Load.Response())
  }
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(response: Feed.Load.Response) }

final class FeedPresenter: FeedPresentationLogic {
  weak var viewController: FeedDisplayLogic?
  func present(response: Feed.Load.Response) { viewController?.display(viewModel: Feed.Load.ViewModel()) }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject { func display(viewModel: Feed.Load.ViewModel) }

final class FeedViewController: UIViewController, FeedDisplayLogic {
  var interactor: FeedBusinessLogic?
  func display(viewModel: Feed.Load.ViewModel) {}
}

final class FeedPage: UIView {}

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request {}
    struct Response {}
    struct ViewModel {}
  }
}

//- Post/PostInteractor.swift
protocol PostBusinessLogic { func load(request: Post.Load.Request) }

final class PostInteractor: PostBusinessLogic {
  var presenter: PostPresentationLogic?

  func load(request: Post.Load.Request) {
    _ = PostPage()  // ~ layer_dependency: PostInteractor makes PostPage
    presenter?.present(response: Post.Load.Response())
  }
}

//- Post/PostPresenter.swift
protocol PostPresentationLogic { func present(response: Post.Load.Response) }

final class PostPresenter: PostPresentationLogic {
  weak var viewController: PostDisplayLogic?
  func present(response: Post.Load.Response) { viewController?.display(viewModel: Post.Load.ViewModel()) }
}

//- Post/PostViewController.swift
import UIKit

protocol PostDisplayLogic: AnyObject { func display(viewModel: Post.Load.ViewModel) }

final class PostViewController: UIViewController, PostDisplayLogic {
  var interactor: PostBusinessLogic?
  func display(viewModel: Post.Load.ViewModel) {}
}

final class PostPage: UIView {}

//- Post/PostModels.swift
enum Post {
  enum Load {
    struct Request {}
    struct Response {}
    struct ViewModel {}
  }
}
