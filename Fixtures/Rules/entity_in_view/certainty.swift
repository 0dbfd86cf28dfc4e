// What wraps a view model is as certain as that one, through any number of wraps.
//- Lists/ListsViewController.swift
import UIKit

protocol ListsViewOutput { func didLoad() }

final class ListsViewController: UIViewController {
  var output: ListsViewOutput?

  func show(_ glance: Glance) {}
}

//- Lists/ListsPresenter.swift
final class ListsPresenter: ListsViewOutput {
  func didLoad() { show(Glance(text: "")) }
}

//- Lists/ListsInteractor.swift
final class ListsInteractor {
  func load() -> [Chore] { [] }
}

//- Entities/Chore.swift
struct Chore: Decodable { let title: String }

//- Lists/Glance.swift
struct Glance { let text: String }  // = view_model

struct GlanceGroup {  // = view_model
  let glances: [Glance]
  let chore: Chore  // ~ note entity_in_view: Chore
}

//- Lists/ChoreRowViewModel.swift
struct ChoreRowViewModel { let title: String }  // = view_model

struct ChoreRows {  // = view_model
  let rows: [ChoreRowViewModel]
  let chore: Chore  // ~ entity_in_view: Chore
}

//- Models/ChorePage.swift
enum ChorePage {  // = view_model
  case rows(ChoreRows)
  case chore(Chore)  // ~ entity_in_view: Chore
}
