import Architecture
import Configuration
import Rules

// What all of the code does is stated with the preset, so that stating it changes no finding.
extension [CommonPractice] {
  /// Writes the cells that permit it, and the rules that no cell decides.
  func write(to file: inout CommentedFile, over settings: Settings) {
    guard !isEmpty else { return }
    file.gap()
    file.comment(
      "What most of this code does although the preset forbids it, and so is meant. Who deletes a line "
        + "has the preset's table enforced there.")
    let cells = compactMap { practice in
      practice.cell(over: settings.table).map { (practice.from, practice.to ?? practice.from, $0) }
    }
    if !cells.isEmpty { file.line("dependencies:") }
    var row: Role?
    for (from, to, cell) in cells.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      if from != row { file.line("  \(yamlText(from.name)):") }
      row = from
      file.line("    \(yamlText(to.name)): \(cell.description)")
    }
    let rules = filter { $0.cell(over: settings.table) == nil }
    if !rules.isEmpty { file.line("rules:") }
    var named: Set<String> = []
    for practice in rules where named.insert(practice.rule).inserted {
      file.comment(practice.share, indent: "  # ")
      file.line("  \(practice.rule): off")
    }
  }
}

extension CommonPractice {
  /// `31 of the 40 types that could do so`
  fileprivate var share: String {
    if case .noViewModels(in: let modules) = reason {
      return "views in \(grouped(modules)) modules are given entities, and nothing is a view model"
    }
    return "\(grouped(breaking)) of the \(grouped(callers)) types that could do so"
  }

  /// The cell that would permit it; nil where a rule without a cell forbids it.
  fileprivate func cell(over table: DependencyTable) -> Cell? {
    guard let to else { return nil }
    let stated = table.cell(from: from, to: to)
    var open = Rules.cell(permitting: rule, over: stated)
    if rule == "module_boundary" {
      open = stated
      open?.other = .any
    }
    open?.because = share
    return open
  }
}
