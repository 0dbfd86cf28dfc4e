// Who may know services without a protocol may know what is behind them.
//- .viperlint.yml
preset: viper
dependencies:
  view_model: {service: any}
  presenter: {service: any}

//- Feed/FeedCellViewModel.swift
struct FeedCellViewModel {
  let title: String
  var image: Data? { FileManager.default.contents(atPath: title) }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let defaults = UserDefaults.standard  // ~ data_access: FeedViewController
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  private let defaults = UserDefaults.standard
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
