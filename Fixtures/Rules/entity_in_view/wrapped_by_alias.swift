// A slice of view models keeps them, by way of a typealias too: what wraps them is one.
//- Agenda/SlotPlan.swift
struct SlotPlan {  // = view_model
  typealias Column = ArraySlice<SlotRowViewModel>
  let columns: [Column]
}

struct SlotRowViewModel { let title: String }

//- Agenda/AgendaViewController.swift
import UIKit

protocol AgendaViewOutput {}

final class AgendaViewController: UIViewController {
  var output: AgendaViewOutput?
  func show(_ plan: SlotPlan) {}
}

//- Agenda/AgendaPresenter.swift
final class AgendaPresenter: AgendaViewOutput {
  var interactor: AgendaInteractorInput?
}

//- Agenda/AgendaInteractor.swift
protocol AgendaInteractorInput {}

final class AgendaInteractor: AgendaInteractorInput {}
