// What a nested type without a role names counts as named by the type around it; an extension in
// another file counts where that file declares no other role.
//- List/ListPresenter.swift
final class ListPresenter: ListViewOutput {
  struct Constants {
    static let tint = UIColor.red  // ~ ui_type: ListPresenter
  }
}

//- List/ListPresenter+Fonts.swift
extension ListPresenter {
  func font() -> UIFont? { nil }  // ~ ui_type: UIFont
}

//- List/ListViewController.swift
import UIKit

protocol ListViewOutput {}

final class ListViewController: UIViewController {
  enum Metrics { static let tint = UIColor.red }
  var output: ListViewOutput?
}
