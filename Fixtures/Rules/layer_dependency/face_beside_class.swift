// A class and the interface that it is known by, of one role: who gives up the one gives up the other, so
// both are one finding. A second class behind the interface's back is told with it; another interface
// of the same role that the class does not have is a finding of its own.
//- .viperlint.yml
exclude: []

//- Search/SearchViewController.swift
import UIKit

final class SearchViewController: UIViewController {
  var presenter: SearchPresenterInput?

  func setUp() {
    let interactor: SearchInteractorInput = SearchInteractor()  // ~ layer_dependency: makes SearchInteractor  ~+ layer_dependency
    interactor.search()
  }

  func note(_ history: HistoryInteractorInput) {}  // ~ layer_dependency: HistoryInteractorInput
}

//- Search/SearchPresenter.swift
protocol SearchPresenterInput {}

final class SearchPresenter: SearchPresenterInput {
  var interactor: SearchInteractorInput?
  var history: HistoryInteractorInput?
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput { func search() }
protocol HistoryInteractorInput { func clear() }

final class SearchInteractor: SearchInteractorInput {
  func search() {}
}

final class SearchHistoryInteractor: HistoryInteractorInput {
  func clear() {}
}
