/// The cells of a preset on which all who teach its architecture agree: what they forbid is a finding
/// even where the preset was found by studying the code, and nobody stated it.
package struct AgreedCells: Hashable, Sendable {
  /// By row: the columns, roles and groups of frameworks; `*` for all of them.
  private var columns: [Role: Set<String>] = [:]
  /// By row: the columns of which all agree only that they are held weakly.
  private var weakColumns: [Role: Set<String>] = [:]

  /// `presenter: weak view, ui`, the rows in the order of their names.
  package var text: String {
    let rows = Set(columns.keys).union(weakColumns.keys).sorted()
    return rows.map { row in
      let weak = (weakColumns[row] ?? []).sorted().map { "weak " + $0 }
      let open = (columns[row] ?? []).sorted().map { $0 == "*" ? "all" : $0 }
      return "\(row.name): " + (weak + open).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  mutating func add(_ column: String, isWeak: Bool, to row: Role) {
    if isWeak {
      weakColumns[row, default: []].insert(column)
    } else {
      columns[row, default: []].insert(column)
    }
  }

  /// Whether all agree on what a row may know of a column.
  package func contains(_ row: Role, _ column: String) -> Bool {
    columns[row].map { $0.contains("*") || $0.contains(column) } ?? false
  }

  /// Whether all agree on how a row holds a column.
  package func containsHold(_ row: Role, _ column: String) -> Bool {
    contains(row, column) || weakColumns[row]?.contains(column) ?? false
  }
}

/// `agreed:`, which only presets that ship with the tool may state.
extension ConfigurationReader {
  mutating func readAgreed(_ node: YAMLNode) {
    var agreed = AgreedCells()
    for row in mapping(node, "'agreed'", write: "'agreed: {view_model: [view, ui]}'") {
      guard let from = role(row.key, at: row.position) else { continue }
      for item in list(row.value, "'\(row.key)'", write: "'\(row.key): [view, ui]'") {
        guard let text = text(item, "a column", write: "'view', 'weak view', 'ui' or '\"*\"'")
        else { continue }
        let isWeak = text.hasPrefix("weak ")
        let column = isWeak ? String(text.dropFirst("weak ".utf8.count)) : text
        let isKnown =
          column == "*" || groups.contains(column)
          || role(column, at: item.position, isColumn: true) != nil
        if isKnown { agreed.add(column, isWeak: isWeak, to: from) }
      }
    }
    result.agreed = agreed
  }
}
