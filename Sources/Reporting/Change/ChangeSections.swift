import Configuration
import Diagnostics
import Outlining

/// A part of what a change does, as a table: what text and Markdown show in the same words.
struct ChangeSection: Sendable {
  var title: String
  /// What the columns are called, the place's not.
  var columns: [String]
  var rows: [Row]

  struct Row: Sendable {
    var cells: [String]
    var file = ""
    /// 0 for none.
    var line = 0
  }
}

extension ArchitectureChange {
  /// The parts that say something, in order, but for findings.
  var sections: [ChangeSection] {
    [
      moduleSection, referenceSection, roleReferenceSection, ownershipSection, roleSection,
      silenceSection,
    ].filter { !$0.rows.isEmpty }
  }

  private var moduleSection: ChangeSection {
    let rows =
      modules.new.map { ["new", $0] } + modules.gone.map { ["gone", $0] }
      + modules.renamed.map { ["renamed", "\($0.from) → \($0.to)"] }
    return ChangeSection(
      title: "Modules", columns: ["", "module"], rows: rows.map { ChangeSection.Row(cells: $0) })
  }

  private var referenceSection: ChangeSection {
    ChangeSection(
      title: "References between modules", columns: ["", "from → to", "", "how", "times"],
      rows: moduleReferences.map { reference in
        ChangeSection.Row(
          cells: [
            reference.change.word, "\(reference.from) → \(reference.to)",
            reference.change == .added ? reference.standing.words : "",
            sentence(reference.leading), grouped(reference.count),
          ], file: reference.leading.place.file,
          // A place of the state before is none of the state that links lead to.
          line: reference.change == .added ? reference.leading.place.line : 0)
      })
  }

  private var roleReferenceSection: ChangeSection {
    ChangeSection(
      title: "References between roles", columns: ["", "from → to", "", "how", "times"],
      rows: roleReferences.map { reference in
        ChangeSection.Row(
          cells: [
            reference.change.word, "\(reference.from) → \(reference.to)",
            reference.change == .added && reference.isForbidden ? "forbidden" : "",
            sentence(reference.leading), grouped(reference.count),
          ], file: reference.leading.place.file,
          line: reference.change == .added ? reference.leading.place.line : 0)
      })
  }

  private var ownershipSection: ChangeSection {
    ChangeSection(
      title: "Ownership", columns: ["property", "holds", "was", "is"],
      rows: ownerships.map {
        ChangeSection.Row(
          cells: ["\($0.type).\($0.member)", $0.held, $0.before.keyword, $0.now.keyword],
          file: $0.place.file, line: $0.place.line)
      })
  }

  private var roleSection: ChangeSection {
    ChangeSection(
      title: "Roles", columns: ["type", "was", "is"],
      rows: roles.map {
        ChangeSection.Row(
          cells: [$0.type, $0.before ?? "no role", $0.now ?? "no role"], file: $0.file,
          line: $0.line)
      })
  }

  private var silenceSection: ChangeSection {
    ChangeSection(
      title: "Silenced by this change", columns: ["by", "what"],
      rows: silences.map {
        ChangeSection.Row(
          cells: [$0.kind.words, $0.text], file: $0.file, line: $0.line)
      })
  }

  private func sentence(_ reference: ReferenceGraph.NamedPlace) -> String {
    "\(reference.from) \(reference.kind.verb) \(reference.to)"
  }

  // MARK: In one line

  /// `1 new error, 2 fixed; 1 new module reference`, or that nothing changed.
  package var verdict: String {
    guard !isEmpty else { return "Architecture unchanged: \(traffic.text)" }
    let errors = new.count { $0.severity == .error }
    var parts: [String] = []
    if errors > 0 { parts.append(counted(errors, "new error")) }
    if new.count > errors { parts.append(counted(new.count - errors, "new warning")) }
    if !fixed.isEmpty { parts.append("\(grouped(fixed.count)) fixed") }
    if !modules.new.isEmpty { parts.append(counted(modules.new.count, "new module")) }
    if !modules.gone.isEmpty { parts.append(counted(modules.gone.count, "module") + " gone") }
    if !modules.renamed.isEmpty {
      parts.append(counted(modules.renamed.count, "module") + " renamed")
    }
    parts += verdictParts(
      moduleReferences.map(\.change), "reference between modules", "references between modules")
    parts += verdictParts(
      roleReferences.map(\.change), "reference between roles", "references between roles")
    if !ownerships.isEmpty { parts.append(counted(ownerships.count, "ownership") + " changed") }
    if !roles.isEmpty { parts.append(counted(roles.count, "role") + " changed") }
    if !silences.isEmpty { parts.append(counted(silences.count, "thing") + " silenced") }
    if parts.isEmpty { return "Nothing that is judged changed: \(traffic.text)" }
    return parts.joined(separator: ", ")
  }

  private func verdictParts(
    _ changes: [ReferenceGraph.Change], _ noun: String, _ plural: String
  ) -> [String] {
    let new = changes.count { $0 == .added }
    let gone = changes.count - new
    if new > 0, gone > 0 { return ["\(grouped(new)) new and \(grouped(gone)) gone \(plural)"] }
    if new > 0 { return [counted(new, "new " + noun, "new " + plural)] }
    return gone > 0 ? [counted(gone, noun, plural) + " gone"] : []
  }
}

extension ReferenceTraffic {
  /// `3 references added inside Login, all allowed`.
  var text: String {
    if added.count == 0, removed.count == 0 { return "no reference between types changed" }
    var parts: [String] = []
    if added.count > 0 {
      var text = "\(counted(added.count, "reference")) added\(added.place)"
      if added.allowed == added.count {
        text += added.count == 1 ? ", allowed" : ", all allowed"
      } else if added.allowed > 0 {
        text += ", \(grouped(added.allowed)) allowed, the others not judged"
      } else {
        text += ", not judged"
      }
      parts.append(text)
    }
    if removed.count > 0 {
      parts.append(counted(removed.count, "reference") + " removed\(removed.place)")
    }
    return parts.joined(separator: "; ")
  }
}

extension ReferenceTraffic.Direction {
  /// ` inside Login, Home and 3 more and outside of modules`; empty where nothing tells it.
  fileprivate var place: String {
    var places: [String] = []
    if !modules.isEmpty { places.append("inside " + listed(modules, limit: 3)) }
    if between > 0 { places.append("between modules that know each other") }
    if outside > 0 { places.append("outside of modules") }
    guard let last = places.popLast() else { return "" }
    return " " + (places.isEmpty ? last : places.joined(separator: ", ") + " and " + last)
  }
}

extension ArchitectureChange.Standing {
  var words: String {
    switch self {
    case .forbidden: "forbidden"
    case .closesCircle: "closes a circle"
    case .newDirection: "new direction"
    case .allowed: "allowed"
    case .unjudged: "not judged"
    }
  }
}

extension Silence.Kind {
  var words: String {
    switch self {
    case .comment: "a comment"
    case .configuration: "the configuration"
    case .baseline: "the baseline"
    }
  }
}
