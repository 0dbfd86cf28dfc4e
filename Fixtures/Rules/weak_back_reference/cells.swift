// A table keeps its cells, and the controller that owns it hands itself to them: a cell that keeps its delegate
// strongly keeps the screen, and so does a closure that it is handed. Who is handed another keeps nothing of the kind.

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}

final class FeedViewController: UITableViewController, FeedCellDelegate, HeaderHandling, MarkDelegate {
  var output: FeedViewOutput?
  private let likes = LikesSource()

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Likes") as! LikesCell
      cell.delegate = likes
      return cell
    }
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "Feed") as? FeedCell else {
      return UITableViewCell()
    }
    cell.delegate = self
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header") as? FeedHeader
    header?.handler = self
    return header
  }

  func mark() {
    let mark = MarkView()
    mark.delegate = self
    mark.removeFromSuperview()
  }

  func liked() {}
  func opened() {}
  func marked() {}
}

final class LikesSource: LikesCellDelegate {
  func counted() {}
}

//- Feed/FeedCell.swift
import UIKit

protocol FeedCellDelegate: AnyObject { func liked() }

final class FeedCell: UITableViewCell {
  var delegate: FeedCellDelegate?  // ~ weak_back_reference: FeedCell.delegate -> FeedViewController (in its table) -> FeedCell
}

//- Feed/FeedHeader.swift
import UIKit

protocol HeaderHandling { func opened() }

final class FeedHeader: UITableViewHeaderFooterView {
  weak var label: UILabel?
  var handler: HeaderHandling?
}

//- Feed/MarkView.swift
import UIKit

protocol MarkDelegate: AnyObject { func marked() }

final class MarkView: UIView {
  var delegate: MarkDelegate?
}

//- Feed/LikesCell.swift
import UIKit

protocol LikesCellDelegate: AnyObject { func counted() }

final class LikesCell: UITableViewCell {
  var delegate: LikesCellDelegate?
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {}

//- Shop/ShopViewController.swift
import UIKit

protocol ShopViewOutput { func didBuy() }

final class ShopViewController: UIViewController {
  var output: ShopViewOutput?
  private let table = UITableView()

  func cell() -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "Shop") as! ShopCell
    cell.onBuy = { self.buy() }  // ~ weak_back_reference: ShopViewController (in its table) -> ShopCell.onBuy -> ShopViewController
    cell.onOpen = { [weak self] in self?.buy() }
    let card = ShopCard()
    card.onBuy = { self.buy() }
    return cell
  }

  private func buy() { output?.didBuy() }
}

//- Shop/ShopCell.swift
import UIKit

final class ShopCell: UITableViewCell {
  var onBuy: (() -> Void)?
  var onOpen: (() -> Void)?
}

final class ShopCard: UIView {
  var onBuy: (() -> Void)?
}

//- Shop/ShopPresenter.swift
final class ShopPresenter: ShopViewOutput {
  func didBuy() {}
}
