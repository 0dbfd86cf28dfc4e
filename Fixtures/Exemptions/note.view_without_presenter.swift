//- .viperlint.yml
preset: ribs

//- Feed/FeedInteractor.swift
protocol FeedPresentable: AnyObject {
  var rate: Rate? { get set }  // ~ note entity_in_view
}

final class FeedInteractor {
  var presentable: FeedPresentable?
  weak var router: FeedRouting?

  func load() { presentable?.rate = try? JSONDecoder().decode(Rate.self, from: Data()) }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedPresentable {
  var rate: Rate?  // ~+ entity_in_view
}

//- Feed/FeedRouter.swift
protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {}

//- Entities/Rate.swift
struct Rate: Decodable { let value: Int }

//= twin
//- .viperlint.yml
preset: ribs

//- Feed/FeedInteractor.swift
protocol FeedPresentable: AnyObject {
  var rate: Rate? { get set }  // ~ entity_in_view
}

final class FeedInteractor {
  var presentable: FeedPresentable?
  weak var router: FeedRouting?

  func load() { presentable?.rate = try? JSONDecoder().decode(Rate.self, from: Data()) }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedPresentable {
  var rate: Rate?  // ~+ entity_in_view
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {}

//- Feed/FeedRouter.swift
protocol FeedRouting: AnyObject {}

final class FeedRouter: FeedRouting {}

//- Entities/Rate.swift
struct Rate: Decodable { let value: Int }
