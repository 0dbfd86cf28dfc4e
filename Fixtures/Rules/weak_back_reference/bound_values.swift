// A closure that a value of the view model keeps, and what a framework's class keeps of what made it.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private weak var guide: FeedViewModel?
  private var rows: UITableViewDiffableDataSource<Int, String>?
  private var columns: UITableViewDiffableDataSource<Int, String>?
  private lazy var items = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collection,
    cellProvider: { [weak self] _, _, _ in self?.cell() })

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.title.bind { self.title = $0 }  // ~+ weak_back_reference
    viewModel.title.bind { [weak self] in self?.title = $0 }
    viewModel.title.read { self.title = $0 }
    viewModel.latest.bind { self.title = $0 }
    guide?.title.bind { self.title = $0 }
    rows = UITableViewDiffableDataSource(  // ~+ weak_back_reference
      tableView: table,
      cellProvider: { _, _, _ in self.cell() })
    columns = UITableViewDiffableDataSource(tableView: table) { _, _, _ in self.cell() }  // ~ weak_back_reference: FeedViewController.columns -> UITableViewDiffableDataSource -> FeedViewController
  }

  private func cell() -> UITableViewCell { UITableViewCell() }
}

//- Feed/FeedViewModel.swift
final class FeedViewModel {
  let title = Observed("")
  var latest: Observed { Observed("") }
}

//- Shared/Observed.swift
final class Observed {
  var listener: ((String) -> Void)?
  var value: String

  init(_ value: String) { self.value = value }

  func bind(_ listener: @escaping (String) -> Void) {
    self.listener = listener
  }

  func read(_ reader: (String) -> Void) { reader(value) }
}
