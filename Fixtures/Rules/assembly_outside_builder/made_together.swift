// Where the preset was found, several components of one role that one function makes are one finding.
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  var footer: FeedFooterOutput?
  private let header: FeedHeaderOutput = FeedHeaderPresenter()  // ~ assembly_outside_builder: FeedHeaderPresenter

  override func viewDidLoad() {
    output = FeedPresenter()  // ~ assembly_outside_builder: FeedPresenter
    footer = FeedFooterPresenter()  // ~+ assembly_outside_builder
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}
protocol FeedHeaderOutput {}
protocol FeedFooterOutput {}
protocol FeedInteractorInput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

final class FeedHeaderPresenter: FeedHeaderOutput {
  var interactor: FeedInteractorInput?
}

final class FeedFooterPresenter: FeedFooterOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedInteractorInput {}
