// A pair of types is one finding, at its strongest place; the others are listed with it.
//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput { func load() }

final class ArticlesInteractor: ArticlesInteractorInput {
  static let shared = ArticlesInteractor()
  func load() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  func refresh() {
    let local: ArticlesInteractor = .shared  // ~+ layer_dependency
    local.load()
    ArticlesInteractor.shared.load()  // ~+ layer_dependency
  }
  func use(_ interactor: ArticlesInteractor) {}  // ~+ layer_dependency
  var interactor: ArticlesInteractor?  // ~ layer_dependency 19
}

//- Articles/ArticlesViewController+Table.swift
import UIKit

extension ArticlesViewController: UITableViewDelegate {
  func select() -> ArticlesInteractor? { interactor }  // ~+ layer_dependency
}

//- Articles/ArticlesHeaderView.swift
import UIKit

final class ArticlesHeaderView: UIView {
  var interactor: ArticlesInteractor?  // ~ layer_dependency: ArticlesHeaderView
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var interactor: ArticlesInteractorInput?
}
