//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor { private let loader = DataLoader() }
//- Common/DataLoader.swift
final class DataLoader {  // = service
  func load() -> [String] { URLSession.shared.load() }
}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor { private let loader = DataLoader() }
//- Common/DataLoader.swift
final class DataLoader {  // = none
  func load() -> [String] { ["one"] }
}
