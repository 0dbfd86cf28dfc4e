// A class that keeps the real view weakly stands for it, generic or not. One that keeps more than its parent
// is none.
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, FeedViewInput {
  private let output: FeedViewOutput

  init(output: FeedViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ title: String) { self.title = title }
}

final class FeedViewRelay: FeedViewInput {
  weak var controller: FeedViewController?
  func show(_ title: String) { controller?.show(title) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewInput: AnyObject { func show(_ title: String) }
protocol FeedViewOutput { func load() }

final class FeedPresenter: FeedViewOutput {
  private let view: FeedViewInput
  private let interactor: FeedInteractorInput

  init(view: FeedViewInput, interactor: FeedInteractorInput) {
    self.view = view
    self.interactor = interactor
  }
  func load() { view.show(interactor.title()) }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func title() -> String }

final class FeedInteractor: FeedInteractorInput {
  func title() -> String { "" }
}

//- Feed/FeedAssembly.swift
final class FeedAssembly {
  func build() -> FeedViewController {
    let relay = FeedViewRelay()
    let presenter = FeedPresenter(view: relay, interactor: FeedInteractor())
    let controller = FeedViewController(output: presenter)
    relay.controller = controller
    return controller
  }
}

//- Deck/DeckViewController.swift
import UIKit

final class DeckViewController: UIViewController, DeckViewInput {
  private let output: DeckViewOutput
  private weak var above: DeckViewInput?
  private let cards: [String] = []

  init(output: DeckViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ title: String) { above?.show(title) }
}

//- Deck/DeckPresenter.swift
protocol DeckViewInput: AnyObject { func show(_ title: String) }
protocol DeckViewOutput { func load() }

final class DeckPresenter: DeckViewOutput {
  var view: DeckViewInput?  // ~ weak_back_reference: DeckPresenter.view -> DeckViewController.output
  private let interactor: DeckInteractorInput

  init(interactor: DeckInteractorInput) { self.interactor = interactor }
  func load() { view?.show(interactor.title()) }
}

//- Deck/DeckInteractor.swift
protocol DeckInteractorInput { func title() -> String }

final class DeckInteractor: DeckInteractorInput {
  func title() -> String { "" }
}

//- Deck/DeckAssembly.swift
final class DeckAssembly {
  func build() -> DeckViewController {
    let presenter = DeckPresenter(interactor: DeckInteractor())
    let controller = DeckViewController(output: presenter)
    presenter.view = controller
    return controller
  }
}
