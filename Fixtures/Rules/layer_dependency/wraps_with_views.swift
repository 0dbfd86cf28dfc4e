// What a view model makes of view models is one too, and may know no view; what nobody of them makes is none.
//- .viperlint.yml
preset: mvvm

//- Laps/LapsViewModel.swift
final class LapsViewModel {
  private(set) var sections: [LapSection] = []

  func load() { sections = [LapSection(rows: [LapRowViewModel(text: "1")])] }
}

struct LapRowViewModel {
  let text: String
}

//- Laps/LapSection.swift
struct LapSection {  // = view_model
  let rows: [LapRowViewModel]

  func header() -> LapHeaderView { LapHeaderView() }  // ~ layer_dependency: LapHeaderView
}

struct LapDrawing {  // = none
  let rows: [LapRowViewModel]

  func header() -> LapHeaderView { LapHeaderView() }
}

//- Laps/LapsViewController.swift
import UIKit

final class LapsViewController: UIViewController {
  var viewModel: LapsViewModel?
  private var sections: [LapSection] = []
  private var drawing: LapDrawing?
}

final class LapHeaderView: UIView {}
