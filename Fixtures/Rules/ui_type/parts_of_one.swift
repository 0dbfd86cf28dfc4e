//- .viperlint.yml
preset: viper

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
import UIKit  // ~+ ui_type

protocol FeedViewOutput {}

final class FeedPresenter: NSObject, FeedViewOutput {
  var interactor: FeedInteractorInput?

  func ask() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)  // ~ ui_type: UIAlertController
    alert.addAction(UIAlertAction(title: "", style: .cancel))  // ~+ ui_type
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
