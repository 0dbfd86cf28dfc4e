package import Architecture
import Configuration
package import Reporting
package import Rules

/// What is answered to `viperlint may FROM TO`.
package struct Answer: Sendable {
  package var from: Party
  package var to: Party
  package var decision: Decision
  /// What the architecture says, in one sentence.
  package var why: String
  /// What to do instead; empty where nothing is broken.
  package var help = ""
  /// The configuration leaves the finding out.
  package var isExcepted = false
  /// The word of the cell: `never`, `protocol`, `any`; nil where no cell speaks.
  package var cell: String?
  /// `viper preset`, `.viperlint.yml:12`; nil where no cell speaks.
  package var origin: String?
  /// What is said of the border between two modules; nil where there is none.
  package var border: String?

  package var isAllowed: Bool { decision.rule == nil || isExcepted }
}

/// Asks the architecture about a reference before it is written.
package func answer(_ from: Party, _ to: Party, in architecture: ArchitectureModel) -> Answer {
  let checked = CheckedArchitecture(architecture)
  let decision = checked.decide(from: from.end, to: to.end)
  var answer = Answer(
    from: from, to: to, decision: decision, why: checked.sentence(about: decision))
  if case .framework(let group) = from.standing {
    answer.why = "the frameworks \(group) are no part of the code"
  }
  if decision.rule != nil {
    answer.help = checked.wording(of: decision).help
    answer.isExcepted = checked.isExcepted(decision)
  }
  if let entry = decision.entry {
    answer.cell = entry.cell.description
    answer.origin = originText(entry.origin)
  } else if let entry = decision.frameworkEntry {
    answer.cell = entry.isAllowed ? "any" : "never"
    answer.origin = originText(entry.origin)
  }
  if let one = from.module, let other = to.module, one != other {
    let way = "\(architecture[one].name) -> \(architecture[other].name)"
    answer.border =
      "\(way): module_boundary "
      + (decision.rule == .moduleBoundary ? "closes it" : "leaves it open")
  }
  return answer
}

extension Party {
  /// As the architecture is asked about it.
  package var end: Reference.End {
    switch standing {
    case .type(let type): Reference.End(type, as: type.role)
    case .framework(let group): Reference.End(name: name, group: group)
    case .role, .planned: Reference.End(name: name, role: role, module: module)
    }
  }
}
