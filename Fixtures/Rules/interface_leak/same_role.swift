// What exposes another of its own role hands on a child, and leaks no part of itself.

//- Feed/FeedProtocols.swift
protocol FeedPresenterInput: AnyObject {  // = presenter
  var header: FeedHeaderPresenterInput { get }
}

protocol FeedHeaderPresenterInput: AnyObject {  // = presenter
  func load()
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedPresenterInput {
  var header: FeedHeaderPresenterInput = FeedHeaderPresenter()
}

final class FeedHeaderPresenter: FeedHeaderPresenterInput {
  func load() {}
}

//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  var presenter: FeedPresenterInput?

  func refresh() { presenter?.header.load() }
}
