import Architecture
import Configuration

/// The cells and rules that `init` writes: in force what all of the code does, and in comments what it
/// may be meant to do. Both stand under one key, so that a proposal can be taken over as it stands.
struct ProposedExceptions {
  var cells: [CellLine] = []
  var rules: [RuleLine] = []

  struct CellLine {
    var from: Role
    var to: Role
    var cell: Cell
    /// Sentences that stand above a proposal.
    var proofs: [String] = []
    var isProposal = false
  }

  struct RuleLine {
    var rule: String
    var severity: Severity
    var proofs: [String]
    var isProposal = false
  }

  /// Adds proposals: what is stated already is proposed no more.
  mutating func add(_ proposed: ProposedExceptions) {
    cells += proposed.cells.filter { new in
      !cells.contains { $0.from == new.from && $0.to == new.to }
    }
    rules += proposed.rules.filter { new in !rules.contains { $0.rule == new.rule } }
  }

  /// Leaves out what comes after so many.
  /// - Returns: how many are left out.
  mutating func keep(_ limit: Int) -> Int {
    let count = cells.count + rules.count
    cells = Array(cells.prefix(limit))
    rules = Array(rules.prefix(limit - cells.count))
    return count - cells.count - rules.count
  }

  func write(to file: inout CommentedFile) {
    var rows: [Role] = []
    for cell in cells where !rows.contains(cell.from) { rows.append(cell.from) }
    let isStated = cells.contains { !$0.isProposal }
    if !cells.isEmpty { file.line((isStated ? "" : "# ") + "dependencies:") }
    for row in rows {
      let own = cells.filter { $0.from == row }
      let isRowStated = own.contains { !$0.isProposal }
      file.line((isRowStated ? "" : "# ") + "  \(yamlText(row.name)):")
      for cell in own.filter({ !$0.isProposal }) + own.filter(\.isProposal) {
        let mark = cell.isProposal ? "# " : ""
        for proof in cell.proofs { file.comment(proof, indent: mark + "    # ") }
        file.line("\(mark)    \(yamlText(cell.to.name)): \(cell.cell.description)")
      }
    }
    if !rules.isEmpty { file.line((rules.contains { !$0.isProposal } ? "" : "# ") + "rules:") }
    for rule in rules.filter({ !$0.isProposal }) + rules.filter(\.isProposal) {
      let mark = rule.isProposal ? "# " : ""
      for proof in rule.proofs { file.comment(proof, indent: mark + "  # ") }
      file.line("\(mark)  \(rule.rule): \(rule.severity.rawValue)")
    }
  }
}
