package import Architecture
import Configuration
import Outlining
package import Rules

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
  let edges = architecture.references(from: from, to: to)
  let head = "\(title(of: from)) -> \(title(of: to))"
  let judge = ReferenceJudge(architecture, findings)
  if edges.isEmpty {
    renderPath(from: from, to: to, head, in: architecture, into: &output)
  } else if from.isModule || to.isModule {
    output += "\(head): \(counted(edges.count, "reference"))\n"
    renderPairs(edges, judge, into: &output)
  } else {
    output += "\(head): \(counted(edges.count, "reference"))\n"
    for edge in edges.prefix(referenceLimit) {
      output += "  \(How(edge).phrase(about: "it")) at \(judge.place(of: edge))\n"
      for line in judge.lines(about: edge) { output += "    \(line)\n" }
    }
    if edges.count > referenceLimit {
      output += "  and \(grouped(edges.count - referenceLimit)) more\n"
    }
  }
  let back = architecture.references(from: to, to: from).count
  if back > 0 {
    output += "the other way round: \(counted(back, "reference"))\n"
  }
}

private func title(of side: Side) -> String {
  (side.isModule ? "module " : "") + escaped(side.name)
}

/// Between modules: a line for each pair of types, and what is said of it.
private func renderPairs(_ edges: [Edge], _ judge: ReferenceJudge, into output: inout String) {
  struct Pair: Hashable {
    var from: TypeID?
    var to: Edge.Target
  }
  let pairs = edges.groups { Pair(from: $0.from, to: $0.to) }
  let architecture = judge.architecture
  for pair in pairs.prefix(pairLimit) {
    let group = architecture.byStrength(pair.elements)
    // What is broken is shown before what is stronger and allowed.
    guard let shown = group.first(where: { judge.isBroken($0) }) ?? group.first,
      let from = pair.key.from, case .own(let to) = pair.key.to
    else { continue }
    let rest = group.count - 1
    let more = rest > 0 ? " and \(counted(rest, "more place", "more places"))" : ""
    output += "  \(escaped(architecture[from].name)) "
    output +=
      "\(How(shown).phrase(about: escaped(architecture[to].name))) at \(judge.place(of: shown))\(more)\n"
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

/// What the architecture says of references, in lines.
struct ReferenceJudge {
  let architecture: ArchitectureModel
  private let verdicts: Verdicts
  private let findings: [Diagnostic]

  init(_ architecture: ArchitectureModel, _ findings: [Diagnostic]) {
    self.architecture = architecture
    self.findings = findings
    verdicts = Verdicts(architecture)
  }

  /// `App/Articles/ArticlesPresenter.swift:6:20`
  func place(of edge: Edge) -> String { escaped(architecture.place(of: edge).textWithColumn) }

  func isBroken(_ edge: Edge) -> Bool {
    verdicts.verdict(on: edge).rule != nil || !self.findings(on: edge).isEmpty
  }

  func lines(about edge: Edge) -> [String] {
    let verdict = verdicts.verdict(on: edge)
    var lines: [String] = []
    if let entry = verdict.entry, let from = verdict.fromRole, let to = verdict.toRole {
      lines.append(
        "cell \(from) -> \(to): \(entry.cell.description) (\(originText(entry.origin)))")
    }
    let reported = self.findings(on: edge)
    for finding in reported {
      let suppressed = finding.isSuppressed ? ", suppressed" : ""
      lines.append("\(finding.severity.rawValue)[\(finding.rule)]\(suppressed): \(finding.message)")
      lines.append("  \(finding.why)")
    }
    if reported.isEmpty {
      let answer =
        verdict.rule != nil
        ? "excepted by the configuration: "
        : verdict.entry == nil ? "not judged: " : "allowed: "
      lines.append(answer + verdict.why)
    }
    return lines.map(escaped)
  }

  /// The findings that stand where a reference does, about its ends.
  private func findings(on edge: Edge) -> [Diagnostic] {
    guard let named = edge.from, case .own(let target) = edge.to else { return [] }
    let own = architecture.place(of: edge)
    let from = architecture[architecture.judgedType(for: named)].name
    let to = architecture[target].name
    func isThere(_ place: Diagnostic.Place) -> Bool {
      place.file == own.file && place.offset == own.offset
    }
    return findings.filter { finding in
      finding.from?.name == from && finding.to?.name == to && finding.severity != .off
        && (isThere(finding.place) || finding.places.contains { isThere($0.0) })
    }
  }
}
