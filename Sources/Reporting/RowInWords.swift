import Architecture
package import Configuration

/// What the table says of one row, in words that can be followed before a line is written.
package struct RowInWords: Sendable {
  package var role: Role
  /// The groups of frameworks that the row may neither import nor name, in order of statement.
  package var closed: [FrameworkTable.Entry]
  package var columns: [Column]

  /// What the row may know of one column.
  package struct Column: Sendable {
    package var role: Role
    package var entry: DependencyTable.Entry
    /// Whether a reference against it would be told as a note only, as not all who teach the preset that
    /// was found agree on it.
    package var isNote: Bool
    /// Protocols of the row's own module by which the column is known there.
    package var faces: [String] = []

    /// `through a protocol only`, `weakly, freely`, `never`
    package var phrase: String { words(entry.cell) + (isNote ? ", told as notes" : "") }
  }

  /// - Parameter isUsed: whether a column is to be told.
  package init(_ role: Role, _ settings: Settings, isUsed: (Role) -> Bool = { _ in true }) {
    self.role = role
    closed = settings.frameworkTable.closedGroups(to: role)
    columns = settings.knownRoles.filter(isUsed).compactMap { column in
      guard let entry = settings.table.entry(from: role, to: column) else { return nil }
      let isNote = !settings.isMeant(role, column.name, by: entry.origin)
      return Column(role: column, entry: entry, isNote: isNote)
    }
  }

  /// Whether the table restrains the row at all.
  package var isRestrained: Bool {
    !closed.isEmpty || columns.contains { $0.entry.cell.words != "freely" }
  }

  /// The columns by what is said of them, what is open first.
  package var phrases: [(phrase: String, columns: [Column])] {
    var order: [String] = []
    var byPhrase: [String: [Column]] = [:]
    for column in columns.ordered(by: { $0.entry.cell.closeness < $1.entry.cell.closeness }) {
      if byPhrase[column.phrase] == nil { order.append(column.phrase) }
      byPhrase[column.phrase, default: []].append(column)
    }
    return order.map { ($0, byPhrase[$0] ?? []) }
  }
}

/// `ui (UIKit, SwiftUI, AppKit …)`
package func closedGroup(
  _ entry: FrameworkTable.Entry, _ settings: Settings, limit: Int = 4
) -> String {
  let members = (settings.frameworks.members(of: entry.group) ?? []).filter { !$0.hasPrefix("@") }
  guard !members.isEmpty else { return entry.group }
  // One of each family: who knows URLSession needs not be told of URLSessionTask.
  var shown: [String] = []
  for member in members where shown.count < limit && !shown.contains(where: member.hasPrefix) {
    shown.append(member)
  }
  let more = members.count > shown.count ? " …" : ""
  let reason = entry.because.map { ": \($0)" } ?? ""
  return "\(entry.group) (\(shown.joined(separator: ", "))\(more)\(reason))"
}

private func words(_ cell: Cell) -> String {
  var text = cell.words
  if let because = cell.because { text += " (\(because))" }
  return text
}

extension Cell {
  /// What is open first; only to arrange.
  fileprivate var closeness: Int {
    let base =
      switch permission {
      case .any: 0
      case .protocol: 2
      case .never: own == nil ? 5 : 4
      }
    return base + (isWeak ? 1 : 0)
  }

  /// `weakly and through a protocol only`, `never but its own module's, freely`
  fileprivate var words: String {
    var text = permission.words
    if isWeak { text = permission == .any ? "held weakly" : "held weakly and \(text)" }
    if let own, own != permission {
      text +=
        permission == .never
        ? ", but its own module's \(own.words)" : ", its own module's \(own.words)"
    }
    if let other { text += ", other modules' \(other.words)" }
    if let kinds { text += ", only as " + kinds.map(\.rawValue).joined(separator: ", ") }
    return text
  }
}

extension Permission {
  fileprivate var words: String {
    switch self {
    case .never: "never"
    case .protocol: "through a protocol only"
    case .any: "freely"
    }
  }
}
