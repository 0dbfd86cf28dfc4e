//- Links/EntryManager.swift
final class EntryManager {  // = none
  static let account = AccountManager()
  static let votes = VoteService()
}
final class AccountManager {  // = none
  func ask(in host: UIViewController) { host.present(Screens.make(), animated: true) }
}
final class VoteService {  // = service
  func count() -> Int { UserDefaults.standard.integer(forKey: "votes") }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Links/EntryManager.swift
final class EntryManager {  // = service
  static let account = AccountManager()
  static let votes = VoteService()
}
final class AccountManager {  // = none
  func ask(in host: UIViewController) { host.title = Screens.title }
}
final class VoteService {  // = service
  func count() -> Int { UserDefaults.standard.integer(forKey: "votes") }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
