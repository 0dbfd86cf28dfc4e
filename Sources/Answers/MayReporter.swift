package import Architecture
import Configuration
import Diagnostics
import Reporting
import Rules

/// Prints the answer to `viperlint may FROM TO` for people.
package func renderAnswer(
  _ answer: Answer, in architecture: ArchitectureModel, into output: inout String
) {
  let (from, to) = (escaped(answer.from.name), escaped(answer.to.name))
  output += "\(headline(answer)): \(from) -> \(to)\n"
  var rows: [(String, String)] = []
  if let cell = answer.cell {
    let roles = "\(answer.decision.reference.from.role?.name ?? "") -> \(answer.column)"
    rows.append(("cell", "\(roles): \(cell) (\(answer.origin ?? ""))"))
  }
  rows.append(("why", answer.why))
  if answer.isExcepted {
    rows.append(("excepted", "the configuration allows it, or has \(answer.rule ?? "") off"))
  }
  if let way = answer.wayOut { rows.append((answer.isAllowed ? "how" : "instead", way)) }
  if let rule = answer.rule, !answer.isExcepted {
    rows.append(("reported by", rule + (noteReason(answer.decision) ?? "")))
  }
  rows.append(("from", text(answer.from, in: architecture)))
  rows.append(("to", text(answer.to, in: architecture)))
  if let border = answer.border { rows.append(("modules", border)) }
  for (label, line) in rows {
    output += "  \(label)\(String(repeating: " ", count: 14 - label.count))\(escaped(line))\n"
  }
}

/// Why what is reported is only a note; nil where it is more.
private func noteReason(_ decision: Decision) -> String? {
  guard decision.confidence == .deduced else { return nil }
  let reason = decision.leniency.map { "\($0.meaning) (\($0.id))" }
  return ", as a note: " + (reason ?? "a role rests on a single fact")
}

/// `no`, `yes`, `yes, through a protocol`, `yes, weakly and through a protocol`
private func headline(_ answer: Answer) -> String {
  guard answer.isAllowed else { return "no" }
  var ways: [String] = []
  if answer.mustBeWeak { ways.append("weakly") }
  if answer.needsProtocol { ways.append("through a protocol") }
  return ways.isEmpty ? "yes" : "yes, " + ways.joined(separator: " and ")
}

extension Answer {
  fileprivate var rule: String? { decision.rule?.rawValue }

  /// The column of the table that was asked.
  fileprivate var column: String {
    if case .framework(let group) = to.standing { return group }
    return decision.reference.to.role?.name ?? to.name
  }

  /// Whether what is allowed must not own the other end, which a value cannot.
  package var mustBeWeak: Bool {
    decision.entry?.cell.isWeak ?? false && !(to.type?.isValue ?? false)
  }

  /// Whether a protocol is still to be put between.
  package var needsProtocol: Bool {
    guard let cell = decision.entry?.cell, cell.permission == .protocol else { return false }
    if to.type != nil { return false }
    return cell.own != .any || from.module == nil || from.module != to.module
  }

  /// What to do instead, or how to do what is allowed; nil where there is nothing to say.
  package var wayOut: String? {
    guard isAllowed else { return help.isEmpty ? nil : help }
    var ways: [String] = []
    if needsProtocol {
      var name = from.name
      if case .role = from.standing, let role = from.role { name = "the " + words(role) }
      ways.append("declare a protocol with what \(name) needs of it, and name that")
    }
    if mustBeWeak { ways.append("store it as 'weak var'") }
    return ways.isEmpty ? nil : ways.joined(separator: "; ")
  }
}

private func text(_ party: Party, in architecture: ArchitectureModel) -> String {
  let role = party.role.map { words($0) }
  let module = party.module.map { " in module \(architecture[$0].name)" } ?? ""
  switch party.standing {
  case .type(let type):
    let evidence = type.evidence.first.map { ", \(architecture.detail(of: $0))" } ?? ""
    let place = architecture.place(of: type).text
    return "\(role ?? "no role")\(module) (\(place)\(type.role == nil ? "" : evidence))"
  case .role: return "any \(role ?? "")"
  case .planned(let basis):
    let module = module.isEmpty ? "" : module + ", as the types of its stem"
    return "\(role ?? "")\(module) (\(basis))"
  case .framework(let group): return "one of the frameworks '\(group)'"
  }
}

/// Prints the answer as JSON.
package func renderAnswerJSON(
  _ answer: Answer, in architecture: ArchitectureModel, into output: inout String
) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("allowed", answer.isAllowed)
  json.field("permission", answer.decision.entry?.cell.permission.rawValue)
  json.field("weak", answer.decision.entry?.cell.isWeak ?? false)
  json.field("needsProtocol", answer.isAllowed && answer.needsProtocol)
  json.field("cell", answer.cell)
  json.field("statedIn", answer.origin)
  json.field("rule", answer.rule)
  json.field("why", answer.why)
  json.field("help", answer.wayOut)
  json.field("border", answer.border)
  for (key, party) in [("from", answer.from), ("to", answer.to)] {
    json.beginObject(key)
    json.field("name", party.name)
    json.field("is", kind(party))
    json.field("role", party.role?.name)
    json.field("module", party.module.map { architecture[$0].name })
    json.endObject()
  }
  json.endObject()
  output += json.text + "\n"
}

private func kind(_ party: Party) -> String {
  switch party.standing {
  case .type: "type"
  case .role: "role"
  case .planned: "planned"
  case .framework: "framework"
  }
}
