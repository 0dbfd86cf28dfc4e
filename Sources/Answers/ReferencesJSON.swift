package import Architecture
import Configuration
package import Diagnostics
import Reporting
import Rules

/// Prints `viperlint why FROM TO --format json`: all references, and where there is none the shortest
/// way by other types.
/// - Parameter findings: of the whole root.
package func renderReferencesJSON(
  from: Side, to: Side, in architecture: ArchitectureModel, findings: [Diagnostic],
  into output: inout String
) {
  let judge = ReferenceJudge(architecture, findings)
  let found = architecture.references(from: from, to: to, judge.checked)
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("preset", architecture.settings.fittingPreset)
  for (key, side) in [("from", from), ("to", to)] {
    json.beginObject(key)
    json.field("name", side.name)
    json.field("is", side.isModule ? "module" : "type")
    json.endObject()
  }
  json.beginArray("references")
  var told: Set<String> = []
  for reference in found {
    let reported = judge.findings(on: reference)
    told.formUnion(reported.map { fingerprint(of: $0) })
    write(reference, reported, judge, to: &json)
  }
  json.endItems()
  json.field(
    "otherWay", architecture.references(from: to, to: from, judge.checked).count)
  writePath(found.isEmpty ? architecture.shortestPath(from: from, to: to) : nil, judge, to: &json)
  json.beginArray("diagnostics")
  for finding in findings
  where finding.severity != .off && told.contains(fingerprint(of: finding)) {
    write(finding, to: &json)
  }
  json.endItems()
  json.endObject()
  output += json.text + "\n"
}

private func write(
  _ reference: NamedReference, _ reported: [Diagnostic], _ judge: ReferenceJudge,
  to json: inout JSONWriter
) {
  let decision = reference.decision
  json.beginItem()
  json.field("from", judge.architecture[reference.from].name)
  json.field("to", judge.architecture[reference.to].name)
  writeReference(reference.edge, in: judge.architecture, to: &json)
  json.field("through", decision.receiver(in: judge.architecture)?.name)
  json.field("allowed", reported.isEmpty)
  var isJudged = true
  if case .notAsked = decision.outcome { isJudged = false }
  json.field("judged", isJudged)
  json.field("cell", decision.entry?.cell.description)
  json.field("statedIn", decision.entry.map { originText($0.origin) })
  json.field("rule", decision.rule?.rawValue)
  json.field("why", judge.checked.sentence(about: decision))
  json.field("exemptions", decision.exemptions.map(\.id))
  json.field("fingerprints", reported.map { fingerprint(of: $0) })
  json.endObject()
}

/// - Parameter steps: nil where there is no way, and where none is needed.
private func writePath(
  _ steps: [PathStep]?, _ judge: ReferenceJudge, to json: inout JSONWriter
) {
  let architecture = judge.architecture
  guard let steps else {
    json.field("path", String?.none)
    return
  }
  json.beginArray("path")
  for step in steps {
    json.beginObject()
    switch step {
    case .reference(let edge):
      json.field("from", edge.from.map { architecture[$0].name })
      json.field("to", edge.target.map { architecture[$0].name })
      writeReference(edge, in: architecture, to: &json)
    case .conformance(let type, let face):
      json.field("from", architecture[face].name)
      json.field("to", architecture[type].name)
      json.field("kind", "conformedBy")
      json.field("ownership", String?.none)
      write(architecture.place(of: architecture[type]), to: &json)
    }
    json.endObject()
  }
  json.endArray()
}
