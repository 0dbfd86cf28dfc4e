//- .viperlint.yml
exclude: []

//- Tips/TipsViewController.swift
import UIKit

protocol TipsViewInput: AnyObject { func show(_ tips: [Tip]) }  // ~ note entity_in_view

final class TipsViewController: UIViewController, TipsViewInput {
  var output: TipsViewOutput?

  func show(_ tips: [Tip]) { title = tips.first?.title }
}

//- Tips/TipsPresenter.swift
protocol TipsViewOutput { func load() }

final class TipsPresenter: TipsViewOutput, TipsInteractorOutput {
  weak var view: TipsViewInput?
  private let interactor: TipsInteractorInput

  init(interactor: TipsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ tips: [Tip]) { view?.show(tips) }
}

//- Tips/TipsInteractor.swift
protocol TipsInteractorInput { func load() }
protocol TipsInteractorOutput: AnyObject { func loaded(_ tips: [Tip]) }

final class TipsInteractor: TipsInteractorInput {
  weak var output: TipsInteractorOutput?

  func load() { output?.loaded([Tip(title: "Swipe", text: "to the left")]) }
}

//- Tips/Entities/Tip.swift
struct Tip {
  let title: String
  let text: String
}

//- Search/SearchPresenter.swift
final class SearchPresenter {
  weak var view: SearchViewInput?

  func found(_ titles: [String]) { view?.show(titles) }
}

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject { func show(_ titles: [String]) }

final class SearchViewController: UIViewController, SearchViewInput {
  func show(_ titles: [String]) {}
}

//= twin
//- .viperlint.yml
exclude: []

//- Tips/TipsViewController.swift
import UIKit

protocol TipsViewInput: AnyObject { func show(_ tips: [Tip]) }  // ~ entity_in_view

final class TipsViewController: UIViewController, TipsViewInput {
  var output: TipsViewOutput?

  func show(_ tips: [Tip]) { title = tips.first?.title }
}

//- Tips/TipsPresenter.swift
protocol TipsViewOutput { func load() }

final class TipsPresenter: TipsViewOutput, TipsInteractorOutput {
  weak var view: TipsViewInput?
  private let interactor: TipsInteractorInput

  init(interactor: TipsInteractorInput) { self.interactor = interactor }

  func load() { interactor.load() }
  func loaded(_ tips: [Tip]) { view?.show(tips) }
}

//- Tips/TipsInteractor.swift
protocol TipsInteractorInput { func load() }
protocol TipsInteractorOutput: AnyObject { func loaded(_ tips: [Tip]) }

final class TipsInteractor: TipsInteractorInput {
  weak var output: TipsInteractorOutput?

  func load() { output?.loaded([Tip(title: "Swipe", text: "to the left")]) }
}

//- Tips/Entities/Tip.swift
struct Tip {
  let title: String
  let text: String
}

//- Search/SearchInteractor.swift
protocol SearchInteractorOutput: AnyObject { func found(_ tips: [Tip]) }

final class SearchInteractor {
  weak var output: SearchInteractorOutput?
}

//- Search/SearchPresenter.swift
final class SearchPresenter: SearchInteractorOutput {
  weak var view: SearchViewInput?

  func found(_ tips: [Tip]) { view?.show(tips.map(\.title)) }
}

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject { func show(_ titles: [String]) }

final class SearchViewController: UIViewController, SearchViewInput {
  func show(_ titles: [String]) {}
}
