// A presenter that answers for a list casts its cells for the list's sake: one finding. A cell that it casts
// without a list in hand is another's class.

//- Folders/FoldersPresenter.swift
import UIKit  // ~+ ui_type

final class FoldersPresenter: NSObject, FoldersViewOutput {
  weak var view: FoldersViewInput?

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {  // ~ ui_type: UITableView
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: path)
    (cell as? FolderCell)?.show("folder")  // ~+ ui_type
    return cell
  }

  func highlight(_ part: Any) {
    (part as? FolderCell)?.show("chosen")  // ~ protocol_boundary: FolderCell
  }
}

//- Folders/FolderCell.swift
import UIKit

final class FolderCell: UITableViewCell {
  func show(_ text: String) {}
}

//- Folders/FoldersViewController.swift
import UIKit

protocol FoldersViewInput: AnyObject {}
protocol FoldersViewOutput {}

final class FoldersViewController: UIViewController, FoldersViewInput {
  var output: FoldersViewOutput?
}
