import Architecture
import Configuration
import Diagnostics

// What all of the code does is stated with the preset, so that stating it changes no finding.
extension [CommonPractice] {
  /// The cells that permit it, in the order of their names, and the rules that no cell decides.
  func exceptions(over settings: Settings) -> ProposedExceptions {
    var exceptions = ProposedExceptions()
    for practice in self {
      if let cell = practice.cell(over: settings.table) {
        exceptions.cells.append(
          ProposedExceptions.CellLine(
            from: practice.from, to: practice.to ?? practice.from, cell: cell))
      } else if !exceptions.rules.contains(where: { $0.rule == practice.rule }) {
        exceptions.rules.append(
          ProposedExceptions.RuleLine(
            rule: practice.rule, severity: .off, proofs: [practice.share]))
      }
    }
    exceptions.cells.putInOrder { ($0.from, $0.to) < ($1.from, $1.to) }
    return exceptions
  }
}

extension CommonPractice {
  /// `31 of the 40 types that could do so`
  fileprivate var share: String {
    if case .entitiesShown(in: let modules, let hasViewModels) = reason {
      return "views in \(grouped(modules)) modules are given entities, and "
        + (hasViewModels ? "each view model keeps one" : "nothing is a view model")
    }
    return "\(grouped(breaking)) of the \(grouped(callers)) types that could do so"
  }

  /// The cell that would permit it; nil where a rule without a cell forbids it.
  fileprivate func cell(over table: DependencyTable) -> Cell? {
    guard let to else { return nil }
    let stated = table.cell(from: from, to: to)
    var open = Diagnostics.cell(permitting: rule, over: stated)
    if rule == "module_boundary" {
      open = stated
      open?.other = .any
    }
    open?.because = share
    return open
  }
}
