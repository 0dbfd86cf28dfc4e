//- Links/AccountService.swift
final class AccountService {  // = none
  func ask(in host: UIViewController?, title: String) {
    guard let screen = Screens.make(title) else { return }
    func open() { host?.present(screen, animated: true) }
    open()
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Links/AccountService.swift
final class AccountService {  // = service
  func ask(in host: UIViewController?, title: String) {
    guard let screen = Screens.make(title) else { return }
    func open() { outlet.present(screen, animated: true) }
    open()
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
