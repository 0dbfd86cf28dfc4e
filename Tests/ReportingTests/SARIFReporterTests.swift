import Configuration
import Diagnostics
import Foundation
import Reporting
import Testing

private typealias Object = [String: Any]

private func run(_ report: Report) throws -> Object {
  var output = ""
  renderSARIF(report, into: &output)
  let log = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? Object
  return try #require((log?["runs"] as? [Object])?.first)
}

private func results(_ report: Report) throws -> [Object] {
  try #require(try run(report)["results"] as? [Object])
}

/// The keys of the empty arrays, to any depth.
private func emptyArrays(in value: Any) -> [String] {
  if let array = value as? [Any] { return array.flatMap(emptyArrays) }
  return (value as? Object ?? [:]).flatMap { key, value in
    (value as? [Any])?.isEmpty == true ? [key] : emptyArrays(in: value)
  }
}

private func text(_ object: Object) -> String? {
  (object["message"] as? Object)?["text"] as? String
}

/// Asserts line and columns of the first result, the columns empty where it has none.
private func checkRegion(
  _ report: Report, line: Int, _ columns: [Int], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let location = try #require((try results(report)[0]["locations"] as? [Object])?.first)
  let region = (location["physicalLocation"] as? Object)?["region"] as? Object
  #expect(region?["startLine"] as? Int == line, sourceLocation: sourceLocation)
  let found = ["startColumn", "endColumn"].compactMap { region?[$0] as? Int }
  #expect(found == columns, sourceLocation: sourceLocation)
}

private func uri(_ report: Report) throws -> Object {
  let location = try #require((try results(report)[0]["locations"] as? [Object])?.first)
  let physical = try #require(location["physicalLocation"] as? Object)
  return try #require(physical["artifactLocation"] as? Object)
}

@Suite struct SARIFReporterTests {
  @Test func `columns count UTF-16 units`() throws {
    try checkRegion(finding("Bee", in: "var b: Bee"), line: 1, [8, 11])
    try checkRegion(finding("B", in: "x\n\té日👨‍👩‍👧 B"), line: 2, [13, 14])
    try checkRegion(finding("👨‍👩‍👧", in: "👨‍👩‍👧"), line: 1, [1, 9])
    try checkRegion(finding("B", in: "\u{FEFF}var B"), line: 1, [5, 6])
  }

  @Test func `bytes that are no UTF-8 are a unit each`() throws {
    var report = finding("B", in: "zzB")
    report.sources["App/A.swift"] = [0xFF, 0xC3, 0x42]
    try checkRegion(report, line: 1, [3, 4])
  }

  @Test func `a place of several lines ends in its last`() throws {
    let report = finding("é\n日B", in: "é é\n日B") {
      $0.place.endLine = 2
      $0.place.endColumn = 5
    }
    try checkRegion(report, line: 1, [3, 3])
  }

  @Test func `where the text does not tell the columns, the line alone is told`() throws {
    var report = finding("B", in: "var b: B")
    report.sources = [:]
    try checkRegion(report, line: 1, [])
    report.sources["App/A.swift"] = Array("v".utf8)
    try checkRegion(report, line: 1, [])
    let filler = String(repeating: " ", count: 20_000)
    try checkRegion(finding("B", in: filler + "B"), line: 1, [])
  }

  @Test func `paths are relative to the repository and percent-encoded`() throws {
    var report = finding("B", in: "B", file: "App/a b#?é:%.swift")
    report.repositoryPrefix = "ios/"
    let artifact = try uri(report)
    #expect(artifact["uri"] as? String == "ios/App/a%20b%23%3F%C3%A9%3A%25.swift")
    #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
    report.diagnostics[0].place.file = "../shared/./a.yml"
    try #expect(uri(report)["uri"] as? String == "shared/a.yml")
    report.diagnostics[0].place.file = "/etc/a.yml"
    try #expect(uri(report)["uri"] as? String == "file:///etc/a.yml")
    try #expect(uri(report)["uriBaseId"] == nil)
  }

  @Test func `the other end is linked where the message names it last`() throws {
    func message(_ message: String, to name: String) throws -> String? {
      let report = finding("B", in: "B", message: message) {
        ($0.why, $0.help) = ("", "")
        $0.to?.name = name
      }
      return text(try results(report)[0])
    }
    try #expect(message("A holds B as a class", to: "B") == "A holds [B](1) as a class.")
    try #expect(message("B holds B", to: "B") == "B holds [B](1).")
    try #expect(message("A holds B in 'Bee', a.B", to: "B") == "A holds [B](1) in 'Bee', a.B.")
    try #expect(message("A holds C", to: "A.B") == "A holds C ([A.B](1)).")
    try #expect(message("A holds `x]`", to: "`x]`") == "A holds [`x\\]`](1).")
  }

  @Test func `explanations and repeats are linked, each to its place`() throws {
    let report = finding("B", in: "B\nB") { diagnostic in
      (diagnostic.why, diagnostic.help) = ("it may not", "")
      diagnostic.related = [.init(place: diagnostic.place, message: "see [x]")]
      var second = diagnostic.place
      second.line = 2
      var other = second
      other.file = "C.swift"
      diagnostic.places = [(second, .local), (other, .local)]
    }
    let result = try results(report)[0]
    #expect(
      text(result)
        == "A holds [B](1) as a concrete class. Why: it may not. See [see \\[x\\]](2). "
        + "Also at [line 2](3), [C.swift:2](4).")
    let related = try #require(result["relatedLocations"] as? [Object])
    #expect(related.compactMap { $0["id"] as? Int } == [1, 2, 3, 4])
    #expect(text(related[0]) == "B (router: name ends in Wireframe)")
  }

  @Test func `a fingerprint is that of the edge, and none is there twice`() throws {
    var report = finding("B", in: "B")
    report.diagnostics += [report.diagnostics[0], report.diagnostics[0]]
    report.diagnostics[2].member = "c"
    let fingerprints = try results(report).map { result in
      (result["partialFingerprints"] as? Object)?["primaryLocationLineHash"] as? String
    }
    #expect(fingerprints[0] == "280ff043abe01d73")
    #expect(fingerprints[1] == "280ff043abe01d73:2")
    #expect(Set(fingerprints).count == 3)
  }

  @Test func `levels, suppressions and rules`() throws {
    var report = finding("B", in: "B")
    report.diagnostics.append(report.diagnostics[0])
    report.diagnostics[1].severity = .note
    report.diagnostics[1].isSuppressed = true
    let run = try run(report)
    let results = try #require(run["results"] as? [Object])
    #expect(results.compactMap { $0["level"] as? String } == ["error", "note"])
    #expect(results[0]["suppressions"] == nil)
    #expect((results[1]["suppressions"] as? [Object])?.first?["kind"] as? String == "inSource")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.count == 1)
    #expect(results.compactMap { $0["ruleIndex"] as? Int } == [0, 0])
    let help = try #require(rules[0]["help"] as? Object)
    #expect((help["markdown"] as? String)?.hasPrefix("# protocol_boundary\n") == true)
  }

  @Test func `with a baseline every result is new or unchanged`() throws {
    var report = finding("B", in: "B")
    try #expect(results(report)[0]["baselineState"] == nil)
    report.diagnostics.append(report.diagnostics[0])
    report.diagnostics[0].isBaselined = true
    report.countFindings()
    let found = try results(report)
    #expect(found.compactMap { $0["baselineState"] as? String } == ["unchanged", "new"])
    #expect((found[0]["suppressions"] as? [Object])?.first?["kind"] as? String == "external")
    #expect(found[1]["suppressions"] == nil)
  }

  @Test func `a rule without a page is described all the same`() throws {
    let run = try run(finding("B", in: "B") { $0.rule = "made_up" })
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rule = try #require((driver["rules"] as? [Object])?.first)
    #expect(rule["id"] as? String == "made_up")
    #expect((rule["shortDescription"] as? Object)?["text"] as? String == "made up")
  }

  @Test func `no array is empty but that of the results`() throws {
    try #expect(emptyArrays(in: run(Report())) == ["results"])
    try #expect(emptyArrays(in: run(finding("B", in: "B"))) == [])
    try #expect(emptyArrays(in: run(finding("B", in: "B") { $0.to = nil })) == [])
  }

  @Test func `what was not checked is no success`() throws {
    var report = Report()
    report.problems = ["no type has a role"]
    report.remarks = ["'Old' matches nothing"]
    let invocation = try #require((try run(report)["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [Object])
    #expect(notifications.compactMap { $0["level"] as? String } == ["error", "note"])
  }

  @Test func `of more than GitHub takes the worst are kept, in order`() throws {
    var report = finding("B", in: "B", severity: .warning)
    let one = report.diagnostics[0]
    report.diagnostics = (0..<25_003).map { index in
      var diagnostic = one
      diagnostic.place.line = index + 1
      if index == 1 { diagnostic.isSuppressed = true }
      if index >= 2 { diagnostic.severity = index.isMultiple(of: 2) ? .error : .note }
      return diagnostic
    }
    #expect(countLeftOutOfSARIF(report) == 3)
    let lines = try results(report).compactMap { result in
      let location = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
      return (location?["region"] as? Object)?["startLine"] as? Int
    }
    #expect(lines.count == 25_000)
    #expect(lines.first == 1)
    #expect(lines[1] == 3)
    // Left out are the suppressed one and the last two notes.
    #expect(lines.suffix(2) == [25_001, 25_003])
    #expect(lines == lines.sorted())
    #expect(countLeftOutOfSARIF(Report()) == 0)
  }
}
