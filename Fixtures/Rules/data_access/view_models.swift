// A view model is judged where the table keeps services from it.
//- Feed/FeedCellViewModel.swift
struct FeedCellViewModel {
  let title: String
  var image: Data? { FileManager.default.contents(atPath: title) }  // ~ data_access: FeedCellViewModel
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
