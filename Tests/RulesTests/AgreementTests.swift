import Architecture
import Configuration
import Diagnostics
import Foundation
import Rules
import TestSupport
import Testing
import ViperLintKit

/// `may` asks about references that nobody has written, `lint` about those of the code: one function
/// decides both. Here each reference of the code is asked about again, with ever less known of it, and
/// the answer must be the same but for what the missing knowledge decides.
@Suite struct `May and lint` {
  @Test(arguments: appNames()) func `agree about an app`(name: String) throws {
    let app = try Fixture(name: name, folder: fixturesFolder.appendingPathComponent(name))
    for preset in [nil, "viper", "clean-swift"] {
      try checkAgreement(in: app, preset: preset)
    }
  }

  @Test(arguments: exemptionFixtures()) func `agree about an exemption`(id: String) throws {
    let url = fixturesFolder.appendingPathComponent("Exemptions/\(id)")
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "//= twin\n")
    for part in parts {
      let fixture = Fixture(name: id, text: part)
      try checkAgreement(in: fixture, preset: fixture.configuration == nil ? "viper" : nil)
    }
  }

  /// `VIPERLINT_CORPUS=DIR swift test --filter Repositories`: the labelled repositories.
  @Test(arguments: corpusFolders()) func `agree about repositories`(path: String) throws {
    let url = URL(fileURLWithPath: path)
    let files = try Fixture(name: url.lastPathComponent, folder: url)
    try checkAgreement(in: files, preset: nil)
  }
}

private func exemptionFixtures() -> [String] {
  entries(of: fixturesFolder.appendingPathComponent("Exemptions"))
}

private func corpusFolders() -> [String] {
  guard let corpus = ProcessInfo.processInfo.environment["VIPERLINT_CORPUS"] else { return [] }
  return entries(of: URL(fileURLWithPath: corpus)).map { "\(corpus)/\($0)" }
}

private func checkAgreement(in fixture: Fixture, preset: String?) throws {
  let lines = try disagreements(in: fixture, preset: preset)
  #expect(lines.isEmpty, "\n\(lines.prefix(20).joined(separator: "\n"))")
}

/// One line for each reference about which the two differ.
private func disagreements(in fixture: Fixture, preset: String?) throws -> [String] {
  let model = try analysis(of: fixture, preset: preset).get().architecture
  let checked = CheckedArchitecture(model)
  var lines: [String] = []
  for edge in model.edges {
    guard let written = checked.decide(edge) else { continue }
    for question in Question.all {
      let asked = question.ask(written, checked)
      guard !isSame(written, asked, question) else { continue }
      let (from, to) = (written.reference.from.name, written.reference.to.name)
      lines.append(
        "\(model.place(of: edge).text): \(from) -> \(to) as \(question): lint \(words(written)), "
          + "may \(words(asked))")
    }
  }
  return lines
}

/// What is known of a reference of the code when it is asked about as a planned one.
private struct Question: CustomStringConvertible {
  var knowsFrom: Bool
  var knowsTo: Bool
  var knowsKind = true

  static let all = [
    Question(knowsFrom: true, knowsTo: true), Question(knowsFrom: true, knowsTo: false),
    Question(knowsFrom: false, knowsTo: true), Question(knowsFrom: false, knowsTo: false),
    Question(knowsFrom: true, knowsTo: true, knowsKind: false),
  ]

  var description: String {
    "\(knowsFrom ? "a type" : "a name") to \(knowsTo ? "a type" : "a name")"
      + (knowsKind ? "" : ", in any way")
  }

  func ask(_ written: Decision, _ checked: CheckedArchitecture) -> Decision {
    checked.decide(
      from: end(written.reference.from, isKnown: knowsFrom),
      to: end(written.reference.to, isKnown: knowsTo),
      kind: knowsKind ? written.reference.kind : nil)
  }

  private func end(_ end: Reference.End, isKnown: Bool) -> Reference.End {
    guard !isKnown else { return end }
    return Reference.End(name: end.name, role: end.role, module: end.module, kind: end.kind)
  }
}

private func isSame(_ written: Decision, _ asked: Decision, _ question: Question) -> Bool {
  // What nobody judges, and what rests on how it is written, only the code can show.
  if case .notAsked = written.outcome { return true }
  if written.exemptions.contains(where: { $0.basis == .place }) { return true }
  let isWhole = question.knowsFrom && question.knowsTo
  let exemptions = written.exemptions + asked.exemptions
  if !isWhole, exemptions.contains(where: { $0.basis == .types }) { return true }
  if !question.knowsKind { return isOpenWhereWritten(written, asked) }
  if isWhole { return asked.rule == written.rule && asked.exemptions == written.exemptions }
  // Of a type that is in no module a name cannot tell that it will be in none.
  let isShared = written.reference.from.module == nil || written.reference.to.module == nil
  return asked.rule == written.rule || isShared && asked.rule == nil
}

/// Asked in any way, the best way is meant: what the code does by its cell is allowed, and what is
/// forbidden there whatever the way is forbidden.
private func isOpenWhereWritten(_ written: Decision, _ asked: Decision) -> Bool {
  switch written.rule {
  case nil: asked.rule == nil || !written.exemptions.isEmpty || written.isOnlyNamed
  case .protocolBoundary, .assemblyOutsideBuilder: true
  // Which rule says so may depend on the way: a border is broken by holding, and not by inheriting.
  default: asked.rule != nil || written.entry?.cell.kinds != nil || !asked.exemptions.isEmpty
  }
}

extension Decision {
  /// Whether the cell opens the way in which it is written, and perhaps no other.
  fileprivate var isOnlyNamed: Bool {
    entry?.cell.kinds != nil
  }
}

private func words(_ decision: Decision) -> String {
  let rule = decision.rule?.rawValue ?? "allows it"
  return "\(rule) \(decision.exemptions.map(\.id))"
}
