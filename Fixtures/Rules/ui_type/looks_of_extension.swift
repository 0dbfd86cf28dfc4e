// Where the preset was found: an image and a colour that one extension gives of a value are one finding.
// What the value itself gives, or another extension, is a fact of its own.
//- .viperlint.yml
exclude: []

//- Feed/FeedContract.swift
protocol FeedViewInput: AnyObject { func show(_ title: String) }
protocol FeedViewOutput { func didLoad() }
protocol FeedInteractorInput { func load() -> [Season] }

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
  func show(_ title: String) {}
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewInput?
  var interactor: FeedInteractorInput?
  func didLoad() { view?.show(interactor?.load().first.map { "\($0)" } ?? "") }
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedInteractorInput {
  func load() -> [Season] { [] }
}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var view: UIViewController?
}

//- Entities/Season.swift
import UIKit  // ~+ ui_type

enum Season: String, Decodable {
  case spring, autumn

  var badge: UIImage? { UIImage(named: rawValue) }  // ~ ui_type: Season returns UIImage
}

extension Season {
  var colour: UIColor { .green }  // ~ ui_type: Season returns UIColor
  var font: UIFont { .systemFont(ofSize: 12) }  // ~+ ui_type
}
