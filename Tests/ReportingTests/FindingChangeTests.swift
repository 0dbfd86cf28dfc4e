import Configuration
import Diagnostics
import Reporting
import Testing

/// A finding of the one key that all have, unless it is changed.
private func one(
  in file: String = "A.swift", _ severity: Severity = .error,
  change: (inout Diagnostic) -> Void = { _ in }
) -> Diagnostic {
  var diagnostic = Diagnostic(
    rule: "ui_import", severity: severity, confidence: .certain,
    place: .init(
      file: file, line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0),
    message: "", why: "", help: "", member: "m")
  change(&diagnostic)
  return diagnostic
}

/// Asserts the files of what is new, old and fixed.
private func check(
  _ base: [Diagnostic], _ head: [Diagnostic], new: [String] = [], old: [String] = [],
  fixed: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let change = change(from: base, to: head)
  #expect(change.new.map(\.place.file) == new, sourceLocation: sourceLocation)
  #expect(change.old.map(\.place.file) == old, sourceLocation: sourceLocation)
  #expect(change.fixed.map(\.place.file) == fixed, sourceLocation: sourceLocation)
}

@Suite struct FindingChangeTests {
  @Test func `a finding that was there is old, in whatever file`() {
    check([one()], [one()], old: ["A.swift"])
    check([one()], [one(in: "B.swift")], old: ["B.swift"])
    check([], [one()], new: ["A.swift"])
    check([one()], [], fixed: ["A.swift"])
  }

  @Test func `of several with one key, the one in another file is new`() {
    check(
      [one(in: "B.swift")], [one(), one(in: "B.swift")], new: ["A.swift"], old: ["B.swift"])
    check(
      [one(), one(in: "B.swift")], [one(in: "C.swift")], old: ["C.swift"], fixed: ["B.swift"])
  }

  @Test func `another key is another finding`() {
    check([one()], [one { $0.member = "n" }], new: ["A.swift"], fixed: ["A.swift"])
    check([one()], [one { $0.rule = "ui_type" }], new: ["A.swift"], fixed: ["A.swift"])
  }

  @Test func `what weighs more is new, what weighs less is old, and neither is fixed`() {
    check([one(.note)], [one(.error)], new: ["A.swift"])
    check([one(.warning)], [one(.error)], new: ["A.swift"])
    check([one(.error)], [one(.note)], old: ["A.swift"])
    check([one { $0.isSuppressed = true }], [one()], new: ["A.swift"])
    check([one()], [one { $0.isSuppressed = true }], old: ["A.swift"])
  }

  @Test func `a lighter one leaves the heavier one to who needs it`() {
    let base = [one(in: "B.swift", .error), one(in: "C.swift", .note)]
    check(base, [one(.error), one(.note)], old: ["A.swift", "A.swift"])
    check(base, [one(.note), one(.error)], old: ["A.swift", "A.swift"])
  }
}
