// The name that a cell goes by in a list tells nothing of the cell.
//- Feed/FeedViewModel.swift
struct FeedViewModel {
  var cell: String { FeedCell.reuseIdentifier }
  var height: Double { FeedCell.height }  // ~ layer_dependency: FeedCell
}

//- Feed/FeedCell.swift
import UIKit

final class FeedCell: UITableViewCell {
  static let reuseIdentifier = "feed"
  static let height = 44.0
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  weak var view: FeedViewController?  // ~ protocol_boundary: FeedViewController
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {}
