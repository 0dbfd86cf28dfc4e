// A presenter may make the presenters of its rows, and they may not make an interactor.
//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  private var rows: [RowPresenter] = []
  func load() { rows = [RowPresenter()] }

  final class RowPresenter {
    var parent: FeedViewOutput?
    private let interactor: FeedInteractorInput
    init() { interactor = FeedInteractor() }  // ~ assembly_outside_builder: FeedInteractor
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
