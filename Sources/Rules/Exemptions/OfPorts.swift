import Architecture
import Configuration
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
