// What a tuple has a list of is held by who keeps the tuple, behind an alias of its own as well.
//- Feed/FeedRowViewModel.swift
struct FeedRowViewModel { let title: String }

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput: AnyObject { func forget() }

final class FeedInteractor: FeedInteractorInput {
  typealias Page = (rows: [FeedRowViewModel], offset: Int)
  typealias Reader = (title: String, offset: Int)

  private var last: Page?  // ~ layer_dependency: FeedInteractor holds FeedRowViewModel
  private var reader: Reader?

  func forget() { last = nil }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}
