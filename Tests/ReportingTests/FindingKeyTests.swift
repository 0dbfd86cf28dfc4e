import Configuration
import Diagnostics
import Reporting
import Testing

private func key(_ change: (inout Diagnostic) -> Void = { _ in }) -> FindingKey? {
  finding("B", in: "class A { var b: B }", change: change).diagnostics.first.map { FindingKey($0) }
}

@Suite struct FindingKeyTests {
  @Test func `moved, renamed, reworded and repeated, a finding keeps its key`() {
    let moved = key { diagnostic in
      diagnostic.place.file = "Other/Place.swift"
      diagnostic.place.line = 40
      diagnostic.message = "said otherwise"
      diagnostic.severity = .note
      diagnostic.isSuppressed = true
      diagnostic.places = [(diagnostic.place, .parameter)]
      diagnostic.from?.module = "Renamed"
    }
    #expect(moved == key())
    #expect(key()?.parts == ["protocol_boundary", "A", "B", "stores", "b"])
  }

  @Test func `each of its parts tells it from another`() {
    let others = [
      key { $0.rule = "layer_dependency" }, key { $0.from?.name = "C" }, key { $0.to = nil },
      key { $0.reference = .parameter }, key { $0.member = "" },
    ]
    #expect(!others.contains(key()))
    #expect(Set(others).count == others.count)
  }

  @Test func `a finding about a file is told by what the file declares`() {
    let file = key { diagnostic in
      diagnostic.from = nil
      diagnostic.subjects = ["A", "A.Inner"]
    }
    #expect(file?.from == "A,A.Inner")
  }

  @Test func `keys are ordered part by part, bytewise`() {
    func key(_ from: String, _ to: String) -> FindingKey {
      FindingKey(rule: "ui_type", from: from, to: to, reference: "", member: "")
    }
    let ordered = [key("A", "Z"), key("Z", "A"), key("a", "A"), key("é", "A")]
    #expect(ordered.reversed().sorted() == ordered)
  }
}
