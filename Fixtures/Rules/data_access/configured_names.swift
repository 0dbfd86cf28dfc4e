// What the configuration lists: a type, a function in lower case, a wrapper.
//- .viperlint.yml
preset: viper
frameworks:
  data: [Vault, sqlite3_open, "@Stored"]

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  @Stored private var name: String  // ~ data_access: @Stored
  func open() {
    sqlite3_open(path, &base)  // ~ data_access: uses sqlite3_open
    database.sqlite3_open(path)
    Vault.open()  // ~ data_access: uses Vault
  }
}

//- Feed/FeedListPresenter.swift
protocol FeedListViewOutput {}

final class FeedListPresenter: FeedListViewOutput {
  var interactor: FeedInteractorInput?
  func open() { sqlite3_open(path) }
  private func sqlite3_open(_ path: String) {}
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
