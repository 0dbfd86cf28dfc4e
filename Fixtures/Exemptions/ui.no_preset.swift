//- Print/PrintPresenter.swift
import UIKit  // ~+ ui_type

// viperlint:role presenter
final class PrintPresenter {
  func show(_ label: UILabel) {}  // ~ note ui_type
}

//= twin
//- Print/PrintPresenter.swift
import UIKit  // ~+ ui_type

// viperlint:role presenter
final class PrintPresenter {
  func show(_ label: UILabel) {}  // ~ ui_type
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
