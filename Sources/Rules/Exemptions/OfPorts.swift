import Architecture
import Configuration
import Diagnostics
import Outlining

// Protocols by which somebody calls out, and others plug in.
extension Exemptions {
  static let demandedByPort = Exempting<Reference>(
    "port.demanded", "a port's requirement demands it: its author chose that type"
  ) { reference, _ in reference.traits.contains(.demandedByPort) }

  static let portRequirement = Exempting<Reference>(
    "port.requirement", "a port names it, and who plugs into the port is judged instead", by: .types
  ) { reference, checked in
    guard let from = reference.from.type, from.kind == .protocol, from.facing == .port else {
      return false
    }
    // What its own caller may not know is the requirement's fault, and no witness's.
    if reference.to.group == "ui", checked.uiSpeakers[from.id] != nil { return false }
    return !(reference.from.role == .view && reference.to.role == .entity)
  }

  static let calledOut = Exempting<Reference>(
    "port.called_out",
    "the protocol is a port, which its caller owns: it is no way to know who plugs in", by: .types
  ) { reference, _ in
    reference.to.kind == .protocol && reference.to.type?.facing == .port
  }

  static let answersTo = Exempting<Reference>(
    "port.answers_to",
    "a service answers whoever asks it by a protocol that it holds weakly, as one holds a delegate, "
      + "and that no part of a screen keeps",
    by: .types
  ) { reference, checked in
    guard reference.from.role == .service, let from = reference.from.type,
      let to = reference.to.type, to.kind == .protocol,
      !checked.facts.heldByScreens.contains(to.id),
      let asker = reference.to.role,
      let cell = checked.entry(reference, asker, .service)?.cell, cell.permission != .never
    else { return false }
    if let edge = reference.edge, edge.kind == .stores, !edge.traits.contains(.computed),
      !isHeldWeakly(edge)
    {
      return false
    }
    // What a service's protocol is handed to keep, another who meets that must take as well.
    let faces = checked.model.ancestors(of: from.id).filter {
      checked.model.types[$0.index].kind == .protocol
    }
    let holders = [from.id] + faces.flatMap { checked.model.concreteTypes(of: $0) }
    return holders.contains { holder in
      checked.outgoing[holder.index].contains {
        let held = checked.model.edges[$0]
        return held.kind == .stores && held.target == to.id && isHeldWeakly(held)
      }
    }
  }

  private static func isHeldWeakly(_ edge: Edge) -> Bool {
    if edge.traits.contains(.inWeakWrapper) { return true }
    switch edge.ownership {
    case .strong, .lazy: return false
    default: return true
    }
  }

  static let ownFile = Exempting<Reference>(
    "port.own_file",
    "the protocol stands in the file of who calls it, which so says what it needs, and nobody who conforms to it does",
    by: .types
  ) { reference, checked in
    guard let to = reference.to.type, to.kind == .protocol else { return false }
    let from = reference.edge?.from.map { checked.model[$0] } ?? reference.from.type
    guard let from, to.file == from.file, from.kind != .protocol else { return false }
    // Where all of a module stands in one file, the file is nobody's alone.
    return !checked.model.concreteTypes(of: to.id).contains {
      checked.model[$0].file == to.file
    }
  }
}
