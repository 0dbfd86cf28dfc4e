package import Architecture
package import Configuration
package import Rules

/// How much of what the table was asked it forbids, and by which cells.
package struct TableUse: Sendable, Equatable {
  /// Pairs of types that a cell decides about.
  package private(set) var asked: Int
  /// Those of them with an error or a warning of the table's.
  package private(set) var broken: Int
  /// All errors and warnings, of whichever rule.
  package private(set) var findings: Int
  /// The most broken first.
  private(set) var cells: [BrokenCell] = []

  struct BrokenCell: Sendable, Equatable {
    var from: Role
    var to: Role
    /// Pairs of types.
    var count = 0
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
      !$0.isSuppressed && ($0.severity == .error || $0.severity == .warning)
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
      if pairs.insert(Pair(from: from.name, to: to.name)).inserted { cells[position].count += 1 }
      if !cells[position].rules.contains(finding.rule) {
        cells[position].rules.append(finding.rule)
      }
    }
    self.asked = asked
    broken = pairs.count
    findings = counted.count
    cells.sort { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
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

  package struct ProposedCell: Sendable {
    package var from: Role
    package var to: Role
    package var cell: Cell
    /// The pairs of types that it would permit.
    package var count: Int
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
    var left = use.broken
    for broken in use.cells.prefix(Self.mostCells) where cells.isEmpty || left * 5 > use.asked {
      guard let cell = Self.permitting(broken, in: architecture) else { continue }
      cells.append(
        ProposedCell(from: broken.from, to: broken.to, cell: cell, count: broken.count))
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
    var sentences = [facts]
    if let better = betterPreset, let own = ownFit {
      sentences.append(
        "\(better.preset) explains \(percent(better.share)) of the types in modules, and "
          + "\(own.preset), which \(statedBy ?? "nobody") states, \(percent(own.share)): "
          + "see what 'preset: \(better.preset)' finds")
    } else if statedBy == nil, let own = ownFit {
      sentences.append(
        "\(own.preset) was chosen because it explains \(percent(own.share)) of the types in modules, "
          + "and no other preset more")
    }
    if cells.isEmpty {
      sentences.append("No few cells give most of that, so there is no line to state")
    }
    let first = head + sentences.joined(separator: ". ") + "."
    return cells.isEmpty ? [first] : [first, proposal] + yaml
  }

  private var facts: String {
    var text = "the table may not be this code's: "
    let share = percent(Double(use.broken) / Double(max(1, use.asked)))
    text +=
      "\(grouped(use.broken)) of the \(grouped(use.asked)) references that it judges (\(share)) break it"
    if let cell = use.cells.first, use.isOneCell(1) {
      let share = cell.count == use.findings ? "" : "\(grouped(cell.count)) of "
      text +=
        ", and \(share)all \(grouped(use.findings)) findings are of one cell, "
        + "\(cell.from) -> \(cell.to)"
    }
    return text
  }

  private var proposal: String {
    let count = cells.reduce(0) { $0 + $1.count }
    return
      "Where the code is meant so, state it in .viperlint.yml, which permits \(grouped(count)) of "
      + "them:"
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

/// Cut, not rounded, as the line that names the preset has it.
private func percent(_ share: Double) -> String { "\(Int(share * 100)) %" }
