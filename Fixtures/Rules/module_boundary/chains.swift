// A chain that ends in another module is this rule's, and no reach_through.
//- Articles/ArticlesWireframe.swift
protocol ArticlesWireframeInput { func showDetails() }

final class ArticlesWireframe: ArticlesWireframeInput {
  var next: DetailsWireframe?  // ~ module_boundary: DetailsWireframe

  func showDetails() {
    next?.presenter?.configure()  // ~ module_boundary: DetailsViewOutput
  }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var wireframe: ArticlesWireframeInput?
}

//- Details/DetailsWireframe.swift
final class DetailsWireframe {
  weak var presenter: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject { func configure() }

final class DetailsPresenter: DetailsViewOutput {
  func configure() {}
}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}
