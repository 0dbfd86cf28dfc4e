// Where a preset opens data, a row that the configuration writes may close it.
//- .viperlint.yml
preset: viper
dependencies:
  interactor: {data: never}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  private let defaults = UserDefaults.standard  // ~ data_access: FeedInteractor
}

//- Feed/FeedService.swift
final class FeedService {
  private let defaults = UserDefaults.standard
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  var interactor: FeedInteractorInput?
}
