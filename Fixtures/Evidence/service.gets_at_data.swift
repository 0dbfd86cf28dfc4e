//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor {
  private let loader = DataLoader()

  func start() { AppDefaults.isSeen = true }
}
//- Common/DataLoader.swift
final class DataLoader {  // = service
  func load() -> [String] { URLSession.shared.load() }
}
//- Common/AppDefaults.swift
enum AppDefaults {  // = service
  static var isSeen: Bool {
    get { UserDefaults.standard.bool(forKey: "seen") }
    set { UserDefaults.standard.set(newValue, forKey: "seen") }
  }
}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor {
  private let loader = DataLoader()

  func start() { Look.isSeen = true }
}
//- Common/DataLoader.swift
final class DataLoader {  // = none
  func load() -> [String] { ["one"] }
}
//- Common/Look.swift
enum Look {  // = none
  static var isSeen: Bool {
    get { UserDefaults.standard.bool(forKey: "seen") }
    set { UserDefaults.standard.set(newValue, forKey: "seen") }
  }
}
