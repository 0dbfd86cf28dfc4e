//- .viperlint.yml
preset: ribs

//- Feed/FeedInteractor.swift
protocol FeedPresentable: AnyObject {
  func show(_ model: FeedViewModel)
}

final class FeedInteractor {
  var presentable: FeedPresentable?
  weak var router: FeedRouting?

  func load() { presentable?.show(FeedViewModel(title: "")) }
}

//- Feed/FeedViewModel.swift
struct FeedViewModel { let title: String }

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedPresentable {
  func show(_ model: FeedViewModel) {}
}

//- Feed/FeedRouter.swift
protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {}

//= twin
//- .viperlint.yml
preset: ribs

//- Feed/FeedInteractor.swift
protocol FeedPresentable: AnyObject {
  func show(_ model: FeedViewModel)
}

final class FeedInteractor {
  var presentable: FeedPresentable?
  weak var router: FeedRouting?

  func load() { presentable?.show(FeedViewModel(title: "")) }  // ~ layer_dependency
}

//- Feed/FeedViewModel.swift
struct FeedViewModel { let title: String }

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedPresentable {
  func show(_ model: FeedViewModel) {}
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {}

//- Feed/FeedRouter.swift
protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {}
