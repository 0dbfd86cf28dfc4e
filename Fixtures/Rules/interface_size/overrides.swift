// The number below a path is the override's, and who uses an interface is told.
//- .viperlint.yml
preset: viper
rules:
  interface_size: {severity: warning, members: 1}
overrides:
  - path: Legacy
    rules: {interface_size: {members: 2}}

//- Legacy/OldInteractor.swift
protocol OldInteractorInput {
  func load()
  func save()
}

final class OldInteractor: OldInteractorInput {
  func load() {}
  func save() {}
}

//- Legacy/OldPresenter.swift
final class OldPresenter {
  var interactor: OldInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {  // ~ interface_size: FeedInteractorInput has 2 requirements, more than 1
  func load()
  func save()
}

final class FeedInteractor: FeedInteractorInput {
  func load() {}
  func save() {}
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedListPresenter.swift
final class FeedListPresenter {
  var interactor: FeedInteractorInput?
}
