//- Feed/Feed.swift
final class FeedFactory {  // = builder
  private weak var container: Container?
  func make() -> FeedViewController? { container?.resolve(FeedViewController.self) }
}
// What a storyboard makes comes without its type.
final class FeedCreator {  // = builder
  func make() -> FeedViewController {
    UIStoryboard(name: "Feed", bundle: nil).instantiateInitialViewController() as! FeedViewController
  }
}
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
final class FeedFactory {  // = none
  private weak var container: Container?
  func make() { container?.register(FeedViewController.self) }
}
// What is cast and not handed out is shown.
final class FeedCreator {  // = none
  func open(_ board: UIStoryboard) { show(board.instantiateInitialViewController() as! FeedViewController) }
}
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
