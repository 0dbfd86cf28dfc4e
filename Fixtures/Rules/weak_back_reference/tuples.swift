// What stands in a tuple is held like what stands alone, behind a typealias too; a closure in one holds
// nothing of what it takes. So is a composition behind a typealias one type, and not each of its parts.

//- Base/BasePresenter.swift
protocol BaseView: AnyObject {
  func reload()
}

protocol BaseInteractor {
  func fetch()
}

protocol BasePresenter: AnyObject {
  func refresh()
}

typealias Parts = (interactor: BaseInteractor, view: BaseView)
typealias Calls = (reload: (BaseView) -> Void, name: String)

//- Cards/CardsPresenter.swift
final class CardsPresenter: BasePresenter {
  var parts: Parts?  // ~ weak_back_reference: BaseView strongly in 'parts'
  var calls: Calls?

  func refresh() { parts?.view.reload() }
}

//- Cards/CardsInteractor.swift
final class CardsInteractor: BaseInteractor {
  var presenter: BasePresenter?  // ~ weak_back_reference: CardsInteractor.presenter -> CardsPresenter.parts
  func fetch() {}
}

//- Cards/CardsViewController.swift
final class CardsViewController: UIViewController, BaseView {
  var presenter: BasePresenter?
  func reload() {}
}

//- Decks/DecksPresenter.swift
final class DecksPresenter: BasePresenter {
  var parts: (interactor: BaseInteractor, view: BaseView)?  // ~ weak_back_reference: BaseView strongly in 'parts'

  func refresh() { parts?.view.reload() }
}

//- Decks/DecksInteractor.swift
protocol Feedback {
  func presentError()
}

protocol DecksPresentation {
  func present(_ names: [String])
}

typealias DecksFeedback = DecksPresentation & Feedback

final class DecksInteractor: BaseInteractor {
  // The view takes feedback, too, but presents no decks.
  private let output: DecksFeedback  // ~ note weak_back_reference: DecksPresentation
  private let feedback: Feedback  // ~ weak_back_reference: 'feedback'

  init(output: DecksFeedback, feedback: Feedback) {
    self.output = output
    self.feedback = feedback
  }

  func fetch() {}
}

//- Decks/DecksOutput.swift
final class DecksOutputPresenter: DecksPresentation, Feedback {
  func present(_ names: [String]) {}
  func presentError() {}
}

//- Decks/DecksViewController.swift
final class DecksViewController: UIViewController, BaseView, Feedback {
  var presenter: BasePresenter?
  var interactor: DecksInteractor?  // ~ layer_dependency

  func reload() {}
  func presentError() {}
}
