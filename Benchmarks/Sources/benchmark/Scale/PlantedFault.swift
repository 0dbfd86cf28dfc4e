/// What is wrong in a module that is written on purpose; lines of the templates ask for it by name.
enum PlantedFault: String, CaseIterable, Sendable {
  case uiImportInPresenter, uiImportInInteractor, uiTypeInPresenter
  case strongView, strongOutput
  case concreteRouter, concreteInteractor, concreteService
  case entityInViewInterface, entityInView
  case foreignInteractor, foreignScreen
  case viewKnowsInteractor, viewMakesPresenter, viewPushes
  case dataInPresenter, dataInView
  case reachThrough
}

/// A finding that was planted, or one that was reported.
struct PlantedFinding: Hashable, Sendable {
  var rule: String
  /// Relative to the root of the app.
  var file: String
  /// From 1.
  var line: Int

  /// As a line of the list that is kept beside an app.
  var text: String { "\(file):\(line): \(rule)" }
}
