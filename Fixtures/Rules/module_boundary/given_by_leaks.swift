// Who asks a router for a child's interactor keeps it, and the router casts to it for that alone: the
// requirement that gives it is the one finding.
//- .viperlint.yml
preset: ribs

//- Deck/DeckBuilder.swift
import RIBs

final class DeckBuilder: Builder<DeckDependency> {}

//- Deck/DeckInteractor.swift
import RIBs

protocol DeckRouting: ViewableRouting {
  func attachCards() -> CardsInteractable?  // ~ interface_leak: exposes the interactor CardsInteractable
}

final class DeckInteractor: Interactor {
  weak var router: DeckRouting?
  private var cards: CardsInteractable?  // ~+ interface_leak

  func start() {
    cards = router?.attachCards()  // ~+ interface_leak
    cards?.listener = nil
  }
}

//- Deck/DeckHelper.swift
import RIBs

// It asks nobody for what it keeps.
final class DeckSideInteractor: Interactor {
  var cards: CardsInteractable?  // ~ module_boundary: holds CardsInteractable
}

//- Deck/DeckRouter.swift
import RIBs

final class DeckRouter: Router<DeckInteractable>, DeckRouting {
  private let builder: CardsBuildable

  func attachCards() -> CardsInteractable? {  // ~+ interface_leak
    let child = builder.build()
    return child.interactable as? CardsInteractable  // ~+ interface_leak
  }

  func reload() {
    let child = builder.build()
    _ = child.interactable as? CardsInteractable  // ~ module_boundary: casts to CardsInteractable
  }
}

//- Cards/CardsBuilder.swift
import RIBs

protocol CardsBuildable {
  func build() -> CardsRouting
}

final class CardsBuilder: Builder<CardsDependency>, CardsBuildable {
  func build() -> CardsRouting { CardsRouter(interactor: CardsInteractor()) }
}

//- Cards/CardsInteractor.swift
import RIBs

protocol CardsRouting: ViewableRouting {}

final class CardsInteractor: Interactor, CardsInteractable {
  weak var listener: AnyObject?
}

//- Cards/CardsRouter.swift
import RIBs

protocol CardsInteractable: Interactable {
  var listener: AnyObject? { get set }
}

final class CardsRouter: Router<CardsInteractable>, CardsRouting {}
