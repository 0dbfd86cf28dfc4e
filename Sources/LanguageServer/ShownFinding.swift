import Configuration
import Diagnostics
import Reporting
import Rules
import ViperLintKit
import Workspace

/// A finding as an editor shows it; its places still as the rules count them.
struct ShownFinding: Hashable, Sendable {
  var rule: String
  var severity: Int
  var message: String
  var place: Diagnostic.Place
  var related: [Related] = []
  var isUnnecessary = false
  /// By which an action finds it again; empty for what is no finding of a rule.
  var fingerprint = ""

  struct Related: Hashable, Sendable {
    /// The file's path is absolute.
    var place: Diagnostic.Place
    var message: String
  }
}

/// So many places of a finding are shown beside its own.
private let relatedLimit = 20

extension LiveRoot {
  /// What is shown of the root, by absolute path, each file's findings in their order.
  func shownFindings(notes showsNotes: Bool) -> [String: [ShownFinding]] {
    guard let result else { return [:] }
    let found = result.report.diagnostics
    let fingerprints = uniqueFingerprints(of: found)
    var shown: [String: [ShownFinding]] = [:]
    for (finding, fingerprint) in zip(found, fingerprints)
    where finding.isTold || showsNotes && finding.isToldAsNote {
      var item = ShownFinding(finding, in: root.folder)
      item.fingerprint = fingerprint
      shown[join(root.folder, finding.place.file), default: []].append(item)
    }
    return shown
  }

  /// What was found, by fingerprint.
  func findingsByFingerprint() -> [String: Diagnostic] {
    let found = result?.report.diagnostics ?? []
    return Dictionary(zip(uniqueFingerprints(of: found), found)) { first, _ in first }
  }
}

extension Diagnostic {
  fileprivate var isToldAsNote: Bool { severity == .note && !isSuppressed && !isBaselined }
}

extension ShownFinding {
  init(_ finding: Diagnostic, in folder: String) {
    rule = finding.rule
    severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note, .off: 3
      }
    let lines = [
      finding.message, finding.why.isEmpty ? "" : "why: " + finding.why,
      finding.help.isEmpty ? "" : "help: " + finding.help,
    ]
    message = lines.filter { !$0.isEmpty }.map(escaped).joined(separator: "\n")
    place = finding.place
    // What nothing needs: editors show it faded.
    isUnnecessary =
      finding.rule == Rule.superfluousSuppression.id || finding.rule == Rule.uiImport.id
    related = Self.related(of: finding, in: folder)
  }

  private static func related(of finding: Diagnostic, in folder: String) -> [Related] {
    var places: [Related] = []
    func add(_ place: Place, _ message: String) {
      var place = place
      place.file = join(folder, place.file)
      places.append(Related(place: place, message: escaped(message)))
    }
    if let to = finding.to, !to.file.isEmpty {
      let origin = [to.role ?? "", to.evidence].filter { !$0.isEmpty }.joined(separator: ": ")
      add(to.place, "\(to.name) is declared here" + (origin.isEmpty ? "" : " (\(origin))"))
    }
    for related in finding.related { add(related.place, related.message) }
    for (place, _) in finding.places { add(place, "the same once more") }
    return Array(places.prefix(relatedLimit))
  }

  /// An error of a configuration.
  init(_ issue: ConfigurationIssue, inFile file: String) {
    self.init(
      rule: "configuration", severity: 1, message: escaped(issue.message),
      place: Diagnostic.Place(
        file: file, line: max(1, issue.line), column: max(1, issue.column),
        endLine: max(1, issue.line), endColumn: 0, offset: 0, length: 0))
  }

  private typealias Place = Diagnostic.Place
}

extension Diagnostic.End {
  /// Where its name stands.
  fileprivate var place: Diagnostic.Place {
    let level = name.split(separator: ".").last.map(String.init) ?? name
    return Diagnostic.Place(
      file: file, line: line, column: column, endLine: line,
      endColumn: column + level.utf8.count, offset: -1, length: 0)
  }
}
