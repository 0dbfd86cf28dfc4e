// A reference has one finding of what it knows: held where it is made, or forbidden altogether.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let presenter = FeedPresenter()  // ~ protocol_boundary: holds FeedPresenter
  private let interactor = FeedInteractor()  // ~ layer_dependency: holds FeedInteractor
  func restart() {
    let another = FeedPresenter()  // ~ assembly_outside_builder: makes FeedPresenter
    let third = FeedInteractor()  // ~+ assembly_outside_builder
  }
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
