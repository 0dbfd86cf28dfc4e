//- Feed/FeedViewModel.swift
struct FeedViewModel {
  var cell: String { FeedCell.reuseIdentifier }
}

//- Feed/FeedCell.swift
import UIKit

final class FeedCell: UITableViewCell {
  static let reuseIdentifier = "feed"
  static let title = "Feed"
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
//- Feed/FeedViewModel.swift
struct FeedViewModel {
  var cell: String { FeedCell.title }  // ~ layer_dependency
}

//- Feed/FeedCell.swift
import UIKit

final class FeedCell: UITableViewCell {
  static let reuseIdentifier = "feed"
  static let title = "Feed"
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
