import Configuration
import Diagnostics

/// The most results that GitHub takes of one run; it refuses a file with more.
private let resultLimit = 25_000

/// How many findings a SARIF file leaves out, the least bad.
package func countLeftOutOfSARIF(_ report: Report) -> Int {
  max(0, report.diagnostics.count { $0.severity != .off } - resultLimit)
}

/// Prints SARIF 2.1.0 in the shape that GitHub's code scanning needs: places relative to the top of
/// the repository, fingerprints by edge, the other end linked from the message, rules with their
/// pages.
///
/// No path of this machine is in it: a server knows where the repository lies, and the same input
/// gives the same bytes everywhere.
package func renderSARIF(_ report: Report, into output: inout String) {
  let printer = SARIFPrinter(report)
  output += printer.rendered() + "\n"
}

private struct SARIFPrinter {
  private let report: Report
  /// With their fingerprints, in the order of places.
  private let results: [(diagnostic: Diagnostic, fingerprint: String)]
  /// The ids of the rules of the results, in the order of the documentation.
  private let rules: [String]

  init(_ report: Report) {
    self.report = report
    let told = report.diagnostics.filter { $0.severity != .off }
    let all = Array(zip(told, uniqueFingerprints(of: told)))
    results = worst(told).map { all[$0] }
    let ids = Set(results.map(\.diagnostic.rule))
    let documented = report.rules.map(\.id).filter(ids.contains)
    rules = documented + ids.subtracting(documented).sorted()
  }

  func rendered() -> String {
    var json = JSONWriter()
    json.beginObject()
    json.field(
      "$schema",
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    json.field("version", "2.1.0")
    json.beginArray("runs")
    json.beginObject()
    writeTool(to: &json)
    writeInvocation(to: &json)
    json.beginObject("originalUriBaseIds")
    json.beginObject(baseID)
    json.message("description", "The top of the repository.")
    json.endObject()
    json.endObject()
    json.field("columnKind", "utf16CodeUnits")
    // The one array that may be empty: it says that the run found nothing.
    json.beginArray("results")
    for result in results { write(result.diagnostic, result.fingerprint, to: &json) }
    json.endItems()
    json.endObject()
    json.endArray()
    json.endObject()
    return json.text
  }

  // MARK: The run

  private func writeTool(to json: inout JSONWriter) {
    json.beginObject("tool")
    json.beginObject("driver")
    json.field("name", "viperlint")
    json.field("version", version)
    json.field("semanticVersion", version)
    json.field("informationUri", repository)
    if !rules.isEmpty {
      json.beginArray("rules")
      for id in rules { writeRule(id, to: &json) }
      json.endItems()
    }
    json.endObject()
    json.endObject()
  }

  private func writeRule(_ id: String, to json: inout JSONWriter) {
    guard let rule = report.rules.first(where: { $0.id == id }) else {
      json.beginItem()
      json.field("id", id)
      json.message("shortDescription", id.replacing("_", with: " "))
      json.endObject()
      return
    }
    let summary = sentences([rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()])
    let description = firstParagraph(of: rule.page) ?? summary
    json.beginItem()
    json.field("id", rule.id)
    json.message("shortDescription", summary)
    json.message("fullDescription", description)
    json.field("helpUri", rule.address)
    json.beginObject("help")
    json.field("text", description)
    json.field("markdown", rule.page)
    json.endObject()
    json.beginObject("defaultConfiguration")
    if rule.severity == .off { json.field("enabled", false) }
    json.field("level", level(rule.severity))
    json.endObject()
    // What GitHub sorts and filters by.
    json.beginObject("properties")
    json.field("tags", ["architecture"])
    json.field("precision", "high")
    json.field("problem.severity", rule.severity == .error ? "error" : "warning")
    json.endObject()
    json.endObject()
  }

  private func writeInvocation(to json: inout JSONWriter) {
    json.beginArray("invocations")
    json.beginObject()
    json.field("executionSuccessful", report.problems.isEmpty)
    var notifications = report.problems.map { ("error", $0) }
    notifications += report.unjudged.map { (report.isStrict ? "error" : "warning", $0) }
    notifications += report.misfits.map { ("warning", $0.lines.joined(separator: "\n")) }
    notifications += report.remarks.map { ("note", $0) }
    let count = countLeftOutOfSARIF(report)
    if count > 0 {
      notifications.append(("warning", "\(counted(count, "finding")) left out: the least bad"))
    }
    if !notifications.isEmpty {
      json.beginArray("toolExecutionNotifications")
      for (level, text) in notifications {
        json.beginObject()
        json.field("level", level)
        json.message("message", plainText(text))
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
    json.endArray()
  }

  // MARK: A result

  private func write(
    _ diagnostic: Diagnostic, _ fingerprint: String, to json: inout JSONWriter
  ) {
    let related = relatedPlaces(of: diagnostic)
    json.beginItem()
    json.field("ruleId", diagnostic.rule)
    if let index = rules.firstIndex(of: diagnostic.rule) {
      json.field("ruleIndex", index)
    }
    json.field("kind", "fail")
    json.field("level", level(diagnostic.severity))
    json.message("message", messageText(of: diagnostic, related))
    json.beginArray("locations")
    json.beginObject()
    write(diagnostic.place, to: &json)
    json.endObject()
    json.endArray()
    if !related.isEmpty {
      json.beginArray("relatedLocations")
      for (index, place) in related.enumerated() {
        json.beginObject()
        json.field("id", index + 1)
        write(place.place, to: &json)
        json.message("message", plainText(place.text))
        json.endObject()
      }
      json.endArray()
    }
    json.beginObject("partialFingerprints")
    // The one that GitHub goes by, though here it is no hash of a line: a finding stays the same
    // when its line moves or its file is renamed.
    json.field("primaryLocationLineHash", fingerprint)
    json.field("viperlintEdge/v1", fingerprint)
    json.endObject()
    writeStanding(of: diagnostic, to: &json)
    writeFix(of: diagnostic, to: &json)
    json.endObject()
  }

  /// The safe fixes of a finding as one, which tools offer to apply unread; by bytes, as the region of
  /// an edit.
  private func writeFix(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    let fixes = diagnostic.fixes.filter { $0.level == .safe }
    guard !fixes.isEmpty else { return }
    let edits = fixes.flatMap(\.edits)
    json.beginArray("fixes")
    json.beginObject()
    json.message("description", plainText(diagnostic.help))
    json.beginArray("artifactChanges")
    for file in Set(edits.map(\.file)).sorted() {
      json.beginObject()
      writeArtifact(file, to: &json)
      json.beginArray("replacements")
      for edit in edits where edit.file == file {
        json.beginObject()
        json.beginObject("deletedRegion")
        json.field("byteOffset", edit.offset)
        json.field("byteLength", edit.length)
        json.endObject()
        json.message("insertedContent", edit.text)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  /// Whether a finding counts: what suppresses it, and whether it was there before.
  private func writeStanding(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    if report.hasBaseline {
      json.field("baselineState", diagnostic.isBaselined ? "unchanged" : "new")
    }
    guard diagnostic.isSuppressed || diagnostic.isBaselined else { return }
    json.beginArray("suppressions")
    json.beginObject()
    json.field("kind", diagnostic.isSuppressed ? "inSource" : "external")
    if diagnostic.isBaselined { json.field("justification", "in the baseline") }
    json.endObject()
    json.endArray()
  }

  private func writeArtifact(_ file: String, to json: inout JSONWriter) {
    json.beginObject("artifactLocation")
    let path = report.repositoryPath(file)
    let isInRepository = !path.hasPrefix("/")
    json.field("uri", (isInRepository ? "" : "file://") + percentEncoded(path))
    if isInRepository { json.field("uriBaseId", baseID) }
    json.endObject()
  }

  private func write(_ place: Diagnostic.Place, to json: inout JSONWriter) {
    json.beginObject("physicalLocation")
    writeArtifact(place.file, to: &json)
    let columns = utf16Columns(of: place, in: report.sources)
    json.beginObject("region")
    json.field("startLine", place.line)
    if let columns { json.field("startColumn", columns.start) }
    if place.endLine != place.line { json.field("endLine", place.endLine) }
    if let columns { json.field("endColumn", columns.end) }
    json.endObject()
    json.endObject()
  }
}

/// Stands for the top of the repository; GitHub knows this name.
private let baseID = "%SRCROOT%"

private func level(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning, .off: "warning"
  case .note: "note"
  }
}

/// The positions of the findings that fit into a file, in order: the worst, of which those that
/// count come first.
private func worst(_ diagnostics: [Diagnostic]) -> [Int] {
  guard diagnostics.count > resultLimit else { return Array(diagnostics.indices) }
  func rank(_ diagnostic: Diagnostic) -> Int {
    let severity = Severity.allCases.firstIndex(of: diagnostic.severity) ?? 0
    return diagnostic.isShown ? severity : severity + Severity.allCases.count
  }
  let sorted = diagnostics.indices.ordered {
    (rank(diagnostics[$0]), $0) < (rank(diagnostics[$1]), $1)
  }
  return sorted.prefix(resultLimit).sorted()
}

/// What stands under the first heading of a page, without a sentence that leads to an example.
private func firstParagraph(of page: String) -> String? {
  let blocks = page.split(separator: "\n\n", omittingEmptySubsequences: true)
  guard let paragraph = blocks.first(where: { !$0.hasPrefix("#") }) else { return nil }
  guard paragraph.hasSuffix(":"), let end = paragraph.ranges(of: ". ").last else {
    return String(paragraph)
  }
  return String(paragraph[...end.lowerBound])
}

extension JSONWriter {
  fileprivate mutating func message(_ key: String, _ text: String) {
    beginObject(key)
    field("text", text)
    endObject()
  }
}
