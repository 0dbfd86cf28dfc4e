package import Architecture
import Configuration
package import Diagnostics
import Outlining
import Reporting
import Rules

/// How many references between two types, and pairs of types between two modules, are listed.
private let referenceLimit = 12
private let pairLimit = 20

/// Prints `viperlint why FROM TO`: the references between the two, each with what the architecture
/// says of it; where there is none, the shortest way by other types.
/// - Parameter findings: of the whole root.
package func renderReferences(
  from: Side, to: Side, in architecture: ArchitectureModel, findings: [Diagnostic],
  into output: inout String
) {
  let judge = ReferenceJudge(architecture, findings)
  let found = architecture.references(from: from, to: to, judge.checked)
  let head = "\(title(of: from)) -> \(title(of: to))"
  if found.isEmpty {
    renderPath(from: from, to: to, head, in: architecture, into: &output)
  } else if from.isModule || to.isModule {
    output += "\(head): \(counted(found.count, "reference"))\n"
    renderPairs(found, judge, into: &output)
  } else {
    output += "\(head): \(counted(found.count, "reference"))\n"
    for reference in found.prefix(referenceLimit) {
      output += "  \(judge.phrase(reference, about: "it")) at \(judge.place(of: reference.edge))\n"
      for line in judge.lines(about: reference) { output += "    \(line)\n" }
    }
    if found.count > referenceLimit {
      output += "  and \(grouped(found.count - referenceLimit)) more\n"
    }
  }
  let back = architecture.references(from: to, to: from, judge.checked).count
  if back > 0 {
    output += "the other way round: \(counted(back, "reference"))\n"
  }
}

private func title(of side: Side) -> String {
  (side.isModule ? "module " : "") + escaped(side.name)
}

/// Between modules: a line for each pair of types, and what is said of it.
private func renderPairs(
  _ found: [NamedReference], _ judge: ReferenceJudge, into output: inout String
) {
  let architecture = judge.architecture
  let pairs = found.groups { TypePair(from: $0.from, to: $0.to) }
  for pair in pairs.prefix(pairLimit) {
    let group = pair.elements.enumerated().ordered {
      ($1.element.edge.kind.strength, $0.offset) < ($0.element.edge.kind.strength, $1.offset)
    }.map(\.element)
    // What is broken is shown before what is stronger and allowed.
    guard let shown = group.first(where: { judge.isBroken($0) }) ?? group.first else { continue }
    let rest = group.count - 1
    let more = rest > 0 ? " and \(counted(rest, "more place", "more places"))" : ""
    let phrase = judge.phrase(shown, about: escaped(architecture[pair.key.to].name))
    output += "  \(escaped(architecture[pair.key.from].name)) "
    output += "\(phrase) at \(judge.place(of: shown.edge))\(more)\n"
    for line in judge.lines(about: shown) { output += "    \(line)\n" }
  }
  if pairs.count > pairLimit {
    output += "  and \(counted(pairs.count - pairLimit, "pair")) more\n"
  }
}

private func renderPath(
  from: Side, to: Side, _ head: String, in architecture: ArchitectureModel,
  into output: inout String
) {
  guard let steps = architecture.shortestPath(from: from, to: to) else {
    output += "\(head): no reference, and no way by other types\n"
    return
  }
  output += "\(head): no reference; the shortest way has \(counted(steps.count, "step"))\n"
  for (index, step) in steps.enumerated() {
    output += "  \(index + 1). \(text(of: step, in: architecture))\n"
  }
}

private func text(of step: PathStep, in architecture: ArchitectureModel) -> String {
  switch step {
  case .reference(let edge):
    var to = ""
    if case .own(let target) = edge.to { to = named(target, in: architecture) }
    let from = edge.from.map { named($0, in: architecture) } ?? "the file"
    return
      "\(from) \(How(edge).phrase(about: to)) at \(escaped(architecture.place(of: edge).text))"
  case .conformance(let type, let face):
    let place = escaped(architecture.place(of: architecture[type]).text)
    return "\(named(type, in: architecture)) conforms to "
      + "\(escaped(architecture[face].name)), \(place)"
  }
}

/// `ArticlesPresenter (presenter)`
private func named(_ id: TypeID, in architecture: ArchitectureModel) -> String {
  let role = architecture[id].role.map { " (\(escaped($0.name)))" } ?? ""
  return escaped(architecture[id].name) + role
}

/// A reference between two types of the repo: by a name, or by a chain of members.
struct NamedReference {
  var from: TypeID
  var to: TypeID
  var edge: Edge
  var decision: Decision
}

/// What the architecture says of references, in lines.
struct ReferenceJudge {
  let checked: CheckedArchitecture
  private let findings: [Diagnostic]
  var architecture: ArchitectureModel { checked.model }

  init(_ architecture: ArchitectureModel, _ findings: [Diagnostic]) {
    checked = CheckedArchitecture(architecture)
    self.findings = findings
  }

  /// `App/Articles/ArticlesPresenter.swift:6:20`
  func place(of edge: Edge) -> String { escaped(architecture.place(of: edge).textWithColumn) }

  /// `holds it weakly`, `reaches it through ArticlesPresenter`
  func phrase(_ reference: NamedReference, about object: String) -> String {
    guard let receiver = reference.decision.receiver(in: architecture) else {
      return How(reference.edge).phrase(about: object)
    }
    return "reaches \(object) through \(escaped(receiver.name))"
  }

  func isBroken(_ reference: NamedReference) -> Bool {
    reference.decision.rule != nil || !findings(on: reference).isEmpty
  }

  func lines(about reference: NamedReference) -> [String] {
    let decision = reference.decision
    var lines: [String] = []
    if let entry = decision.entry, let from = decision.reference.from.role,
      let to = decision.reference.to.role
    {
      lines.append(
        "cell \(from) -> \(to): \(entry.cell.description) (\(originText(entry.origin)))")
    }
    let reported = findings(on: reference)
    for finding in reported {
      let suppressed = finding.isSuppressed ? ", suppressed" : ""
      lines.append("\(finding.severity.rawValue)[\(finding.rule)]\(suppressed): \(finding.message)")
      lines.append("  \(finding.why)")
      if let leniency = finding.leniency {
        lines.append("  a \(leniency.effect.rawValue), as \(leniency.meaning) (\(leniency.id))")
      }
    }
    if reported.isEmpty {
      let sentence = checked.sentence(about: decision)
      switch decision.outcome {
      case .broken:
        let teller = teller(of: reference).map { "told with \($0.place.text), \($0.message)" }
        lines.append("\(teller ?? "excepted by the configuration"): \(sentence)")
      case .notAsked: lines.append("not judged: \(sentence)")
      case .open, .exempt: lines.append("allowed: \(sentence)")
      }
    }
    return lines.map(escaped)
  }

  /// The finding about other ends that has the place of a reference among its own.
  private func teller(of reference: NamedReference) -> Diagnostic? {
    let own = architecture.place(of: reference.edge)
    return findings.first { finding in
      finding.rule == reference.decision.rule?.rawValue && finding.severity != .off
        && finding.places.contains { $0.0.isAt(own) }
    }
  }

  /// The findings that stand where a reference does, about its ends.
  func findings(on reference: NamedReference) -> [Diagnostic] {
    let own = architecture.place(of: reference.edge)
    let from = architecture[architecture.judgedType(for: reference.from)].name
    let to = architecture[reference.to].name
    return findings.filter { finding in
      finding.from?.name == from && finding.to?.name == to && finding.severity != .off
        && (finding.place.isAt(own) || finding.places.contains { $0.0.isAt(own) })
    }
  }
}

extension Diagnostic.Place {
  /// Whether both begin at the same byte of the same file.
  fileprivate func isAt(_ other: Diagnostic.Place) -> Bool {
    file == other.file && offset == other.offset
  }
}
