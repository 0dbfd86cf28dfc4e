package import Architecture
package import Configuration
package import Diagnostics

/// How much of what the table was asked it forbids, and by which cells.
package struct TableUse: Sendable, Equatable {
  /// Pairs of types that a cell decides about.
  package private(set) var asked: Int
  /// Those of them with an error or a warning of the table's that is told.
  package private(set) var broken: Int
  /// All errors and warnings that are told, of whichever rule.
  package private(set) var findings: Int
  /// The most broken first.
  private(set) var cells: [BrokenCell] = []

  struct BrokenCell: Sendable, Equatable {
    var from: Role
    var to: Role
    /// Pairs of types.
    var count = 0
    var findings = 0
    /// In the order of the first finding of each.
    var rules: [String] = []
  }

  package init(_ diagnostics: [Diagnostic], asked: Int) {
    struct Pair: Hashable {
      var from: String
      var to: String
    }
    struct Cell: Hashable {
      var from: String
      var to: String
    }
    let counted = diagnostics.filter {
      $0.isShown && ($0.severity == .error || $0.severity == .warning)
    }
    var pairs: Set<Pair> = []
    var positions: [Cell: Int] = [:]
    for finding in counted where cell(permitting: finding.rule, over: .init(.never)) != nil {
      guard let from = finding.from, let to = finding.to, to.kind != "framework",
        let fromRole = from.role, let toRole = to.role
      else { continue }
      let position = positions[Cell(from: fromRole, to: toRole), default: cells.count]
      if position == cells.count {
        positions[Cell(from: fromRole, to: toRole)] = position
        cells.append(BrokenCell(from: Role(fromRole), to: Role(toRole)))
      }
      cells[position].findings += 1
      if pairs.insert(Pair(from: from.name, to: to.name)).inserted { cells[position].count += 1 }
      if !cells[position].rules.contains(finding.rule) {
        cells[position].rules.append(finding.rule)
      }
    }
    self.asked = asked
    broken = pairs.count
    findings = counted.count
    cells.putInOrder { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
  }
}

/// A table that forbids what the code does all the time: that one in five of the references which it
/// judges is a finding, or that one cell gives over half of all findings, tells of the table as much as
/// of the code.
package struct Misfit: Sendable {
  package let use: TableUse
  /// What stands before the root's paths, where several roots are joined.
  package private(set) var place = ""
  /// The preset in force; nil for none.
  package var preset: String?
  /// The place or option that states it; nil where it was chosen by studying the code.
  package var statedBy: String?
  /// The cells to state for the code to be as it is, the one that gives most first.
  package private(set) var cells: [ProposedCell] = []
  /// A preset that explains more of the code than the stated one.
  package private(set) var betterPreset: PresetFit?
  private var ownFit: PresetFit?
  /// Whether no preset fits, so that what holds in all of them judged.
  private let isCommon: Bool

  package struct ProposedCell: Sendable {
    package var from: Role
    package var to: Role
    package var cell: Cell
    /// The pairs of types that it would permit.
    package var count: Int
    /// The findings that it would permit, all of these rules.
    package var findings: Int
    package var rules: [String]
  }

  /// Fewer findings than this say nothing of a table, however few there are in all.
  private static let leastFindings = 10
  private static let mostCells = 3

  /// - Returns: nil where the table fits.
  package init?(_ use: TableUse, of architecture: ArchitectureModel) {
    guard use.broken >= Self.leastFindings else { return nil }
    let isOften = use.broken * 5 > use.asked
    guard isOften || use.isOneCell(Self.leastFindings) else { return nil }
    self.use = use
    isCommon = architecture.settings.preset == commonPreset
    var left = use.broken
    for broken in use.cells.prefix(Self.mostCells) where cells.isEmpty || left * 5 > use.asked {
      guard let cell = Self.permitting(broken, in: architecture) else { continue }
      cells.append(
        ProposedCell(
          from: broken.from, to: broken.to, cell: cell, count: broken.count,
          findings: broken.findings, rules: broken.rules))
      left -= broken.count
    }
    // What is broken everywhere is no matter of a few cells.
    if left * 2 >= use.broken { cells = [] }
  }

  private static func permitting(
    _ broken: TableUse.BrokenCell, in architecture: ArchitectureModel
  ) -> Cell? {
    var open = architecture.settings.table.cell(from: broken.from, to: broken.to)
    for rule in broken.rules {
      guard let cell = cell(permitting: rule, over: open) else { return nil }
      open = cell
    }
    open.because = "say why"
    return open
  }

  /// Takes what each preset explains from a model whose preset was chosen.
  package mutating func compare(_ chosen: ArchitectureModel) {
    ownFit = chosen.fits.first { $0.preset == preset }
    guard statedBy != nil, let own = ownFit,
      let best = chosen.fits.first(where: { $0.preset == chosen.settings.preset }),
      best.explained > own.explained
    else { return }
    betterPreset = best
  }

  package func below(_ prefix: String) -> Misfit {
    var copy = self
    copy.place = prefix
    return copy
  }
}

extension TableUse {
  /// Whether one cell gives over half of all findings, and so many.
  fileprivate func isOneCell(_ least: Int) -> Bool {
    cells.first.map { $0.count >= least && $0.count * 2 > findings } ?? false
  }
}

// MARK: In words

extension Misfit {
  /// What is told to people, and what they may write.
  package var lines: [String] {
    let head = place.isEmpty ? "" : "\(place): "
    return cells.isEmpty ? ["\(head)\(doubt) \(advice)"] : ["\(head)\(doubt)", advice] + yaml
  }

  /// That the code may be meant otherwise, and what speaks for it.
  package var doubt: String {
    let table =
      preset.map { "the \($0) preset says" }
      ?? (isCommon ? "all presets say" : "the table in .viperlint.yml says")
    var text = "perhaps this code is not meant as \(table): \(facts)."
    if let better = betterPreset, let own = ownFit {
      text +=
        " \(better.preset) explains \(explained(by: better)) of the types in modules, and "
        + "\(own.preset), which \(statedBy ?? "nobody") states, \(explained(by: own)): "
        + "'viperlint --preset \(better.preset)' shows what that finds."
    }
    return text
  }

  private var facts: String {
    guard !cells.isEmpty else {
      let share = percent(use.broken, of: use.asked)
      return "it forbids \(grouped(use.broken)) of the \(grouped(use.asked)) references between "
        + "types that it judges (\(share))"
    }
    var parts: [String] = []
    for cell in cells {
      let all = "\(grouped(use.findings)) findings"
      var count = cell.findings == use.findings ? "all \(all)" : grouped(cell.findings)
      if parts.isEmpty, cell.findings != use.findings { count += " of the \(all)" }
      parts.append("\(count) are \(habit(of: cell))")
    }
    return parts.joined(separator: ", ")
  }

  private var advice: String {
    guard !cells.isEmpty else {
      return "No few lines would permit them: 'viperlint --summary' counts them by kind. Mend "
        + "them, adopt them ('viperlint baseline create'), or state with 'preset:' what is meant."
    }
    let count = cells.reduce(0) { $0 + $1.findings }
    let those = count == use.findings ? "them" : grouped(count) + " of them"
    return "If they are wrong, mend them or adopt them ('viperlint baseline create'). If that is "
      + "meant here, this in .viperlint.yml permits \(those):"
  }

  private var yaml: [String] {
    var lines = ["  dependencies:"]
    var rows: [Role] = []
    for cell in cells where !rows.contains(cell.from) { rows.append(cell.from) }
    for row in rows {
      lines.append("    \(yamlText(row.name)):")
      for cell in cells where cell.from == row {
        lines.append("      \(yamlText(cell.to.name)): \(cell.cell.description)")
      }
    }
    return lines
  }
}

/// `views that know entities`
private func habit(of cell: Misfit.ProposedCell) -> String {
  let (from, to) = (plural(cell.from), plural(cell.to))
  switch cell.rules {
  case ["protocol_boundary"]: return "\(from) that know \(to) without a protocol between"
  default: return "\(from) that know \(to)"
  }
}
