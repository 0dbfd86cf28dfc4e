// What counts as a requirement, and how often.
//- .viperlint.yml
preset: viper
rules:
  interface_size: {severity: warning, members: 3}

//- Feed/FeedInteractor.swift
protocol Loading {
  func load()
  func load(page: Int)
}

// What it refines counts, and what is stated again counts once.
protocol FeedInteractorInput: Loading {  // ~ interface_size: FeedInteractorInput has 4 requirements, more than 3; FeedInteractor conforms to it
  func load()
  var count: Int { get }
  subscript(row: Int) -> Int { get }
}

final class FeedInteractor: FeedInteractorInput {
  var count = 0
  subscript(row: Int) -> Int { row }
  func load() {}
  func load(page: Int) {}
}

//- Feed/FeedPresenter.swift
// Three, whatever its extension adds and a framework's protocol requires.
protocol FeedPresenterInput: AnyObject, Hashable {
  associatedtype Row
  func appear()
  func pick(_ row: Int)
  init(row: Int)
}

extension FeedPresenterInput {
  func disappear() {}
}

final class FeedPresenter: FeedPresenterInput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDelegate: AnyObject {
  func one()
  func two()
  func three()
  func four()
}

// A callback has as many members as there is to tell.
final class FeedViewController: UIViewController, FeedDelegate {
  let presenter: FeedPresenter? = nil  // ~ protocol_boundary: FeedPresenter
  func one() {}
  func two() {}
  func three() {}
  func four() {}
}
