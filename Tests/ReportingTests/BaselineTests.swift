import Configuration
import Diagnostics
import Reporting
import Testing

private func key(_ rule: String, _ from: String, to: String = "B") -> FindingKey {
  FindingKey(rule: rule, from: from, to: to, reference: "stores", member: "b")
}

private func read(_ text: String) throws(BaselineError) -> Baseline {
  try Baseline(Array(text.utf8))
}

private let file = """
  {
    "version": 1,
    "findings": [
      {"rule":"layer_dependency","from":"A","to":"B","reference":"stores","member":"b","count":2},
      {"rule":"ui_import","from":"A","to":"UIKit","reference":"","member":"","count":1}
    ]
  }

  """

@Suite struct BaselineTests {
  @Test func `a baseline reads back as it was written, sorted, an entry a line`() throws {
    let baseline = try read(file)
    #expect(baseline.text == file)
    #expect(baseline.total == 3)
    #expect(baseline.places[key("layer_dependency", "A")]?.line == 4)
    let empty = Baseline([Diagnostic]())
    #expect(empty.text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    #expect(try read(empty.text) == empty)
  }

  @Test func `how a person or a tool lays the file out does not matter`() throws {
    let compact = file.filter { $0 != "\n" && $0 != " " }
    #expect(try read(compact).counts == read(file).counts)
    let entries = """
      {"findings": [{"to": "B", "member": "b", "reference": "stores", "from": "A",
        "rule": "layer_dependency"}, {"rule": "layer_dependency", "from": "A", "to": "B",
        "reference": "stores", "member": "b", "count": 2}], "version": 1}
      """
    let baseline = try read(entries)
    #expect(baseline.count(of: key("layer_dependency", "A")) == 3)
    #expect(baseline.places[key("layer_dependency", "A")]?.line == 2)
  }

  @Test func `an entry is placed at its rule, whatever else is in quotes`() throws {
    let text =
      "{\"version\": 1, \"findings\": [\r\n"
      + "\t{\"from\": \"rule\", \"member\": \"\\\"rule\\\": \", \"rule\" : \"ui_type\"}]}\r\n"
    let place = try #require(read(text).places.values.first)
    #expect((place.line, place.column, place.length) == (2, 43, 18))
    let bytes = Array(text.utf8)[place.offset..<(place.offset + place.length)]
    #expect(String(decoding: bytes, as: UTF8.self) == "\"rule\" : \"ui_type\"")
  }

  @Test func `what is no baseline is told with its line`() {
    func check(_ text: String, _ line: Int, _ message: String) {
      let error = #expect(throws: BaselineError.self) { _ = try read(text) }
      #expect(error?.line == line)
      #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
    check("", 1, "this is no JSON of a baseline")
    check("[]", 1, "'the file' has a value of another kind")
    check("{\"version\": 1}", 1, "'findings' is missing")
    check("{\"version\": 2, \"findings\": []}", 1, "the baseline has version 2")
    check(
      "{\"version\": 1, \"findings\": [\n{\"rule\": \"a\"},\n{\"rule\": \"b\", \"count\": 0}\n]}",
      3,
      "'count' is a whole number from 1")
    check(
      "{\"version\": 1, \"findings\": [\n{\"rule\": \"a\"},\n{\"rule\": \"b\", \"count\": \"x\"}\n]}",
      3,
      "'count' has a value of another kind")
    check("{\n<<<<<<< ours\n", 2, "the file holds a merge conflict")
  }

  @Test func `of several findings with one key only the surplus is new`() {
    var report = finding("B", in: "class A { var b: B }")
    let old = report.diagnostics[0]
    report.diagnostics = [old, old, old]
    var baseline = Baseline([old, old])
    report.mark(with: baseline)
    #expect(report.diagnostics.map(\.isBaselined) == [true, true, false])
    report.countFindings()
    #expect((report.summary.errors, report.summary.baselined) == (1, 2))

    let current = Baseline(report.diagnostics)
    #expect(baseline.stale(against: current) { _ in true }.isEmpty)
    #expect(baseline.growth(in: current).map(\.count) == [1])
    #expect(current.stale(against: baseline) { _ in true }.map(\.count) == [1])
    #expect(current.stale(against: baseline) { _ in false }.isEmpty)
    baseline = Baseline([Diagnostic]())
    #expect(baseline.isEmpty)
  }

  @Test func `the count only falls, but for the rules that may grow`() {
    let old = Baseline(findings(["a": 3, "b": 1]))
    let current = Baseline(findings(["a": 1, "b": 2, "c": 1]))
    let updated = old.updated(to: current, growing: []) { _ in true }
    #expect(updated.counts.values.sorted() == [1, 1])
    let grown = old.updated(to: current, growing: ["c"]) { _ in true }
    #expect(grown.counts.keys.map(\.rule).sorted() == ["a", "b", "c"])
    #expect(grown.count(of: Baseline(findings(["b": 1])).counts.keys.first!) == 1)
  }

  /// So many errors of each rule.
  private func findings(_ counts: [String: Int]) -> [Diagnostic] {
    counts.sorted { $0.key < $1.key }.flatMap { rule, count in
      (0..<count).flatMap { _ in
        finding("B", in: "class A { var b: B }") { $0.rule = rule }.diagnostics
      }
    }
  }

  @Test func `what fails no build needs no permission`() {
    let note = finding("B", in: "class A { var b: B }", severity: .note)
    let suppressed = finding("B", in: "class A { var b: B }") { $0.isSuppressed = true }
    #expect(Baseline(note.diagnostics + suppressed.diagnostics).isEmpty)
  }
}
