//- Feed/FeedRowModel.swift
import UIKit

protocol FeedRowModel {
  // viperlint:disable:next ui_type - this is what the protocol is for
  associatedtype Cell: UIView
  func fill(_ cell: Cell)
}

//- Feed/FeedTitleViewModel.swift
struct FeedTitleViewModel: FeedRowModel {
  var title = ""

  func fill(_ cell: FeedTitleCell) { cell.text = title }
}

//- Feed/FeedTitleCell.swift
import UIKit

final class FeedTitleCell: UITableViewCell {
  var text = ""
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var rows: [FeedTitleViewModel] = []
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//= twin
//- Feed/FeedRowModel.swift
protocol FeedRowModel {
  associatedtype Cell
  func fill(_ cell: Cell)
}

//- Feed/FeedTitleViewModel.swift
struct FeedTitleViewModel: FeedRowModel {
  var title = ""

  func fill(_ cell: FeedTitleCell) { cell.text = title }  // ~ layer_dependency
}

//- Feed/FeedTitleCell.swift
import UIKit

final class FeedTitleCell: UITableViewCell {
  var text = ""
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var rows: [FeedTitleViewModel] = []
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}
