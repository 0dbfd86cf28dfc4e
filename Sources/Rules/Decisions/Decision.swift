import Architecture
package import Configuration
package import Diagnostics

/// What the architecture says of one reference: the only place where that is decided.
package struct Decision: Sendable {
  /// Both ends, and what each stands for there.
  package let reference: Reference
  /// The cell in force; nil where none speaks.
  package var entry: DependencyTable.Entry?
  /// The cell of a group of frameworks.
  package var frameworkEntry: FrameworkTable.Entry?
  package var outcome: Outcome = .open
  /// What let it pass where the table or a border says no, in the order in which they were asked.
  package var exemptions: [Exemption] = []
  /// Why a finding about it is a note, beside roles that rest on a single fact.
  package var leniency: Exemption?
  package var confidence: Diagnostic.Confidence = .certain

  package enum Outcome: Sendable {
    case notAsked(NotAsked)
    /// By its cell.
    case open
    case exempt
    case broken(BrokenRule)
  }

  /// The rule that it breaks; nil for none.
  package var rule: BrokenRule? {
    if case .broken(let rule) = outcome { return rule }
    return nil
  }

  var from: Reference.End { reference.from }
  var to: Reference.End { reference.to }
  var fromRole: Role { reference.from.role ?? .service }
  var toRole: Role { reference.to.role ?? .service }
  var kind: ReferenceKind { reference.kind }
}

/// The ids of the rules that one reference can break by what it knows. It breaks at most one of them.
package enum BrokenRule: String, Sendable {
  case entityInView = "entity_in_view"
  case modelFlow = "model_flow"
  case moduleBoundary = "module_boundary"
  case protocolBoundary = "protocol_boundary"
  case assemblyOutsideBuilder = "assembly_outside_builder"
  case layerDependency = "layer_dependency"
  case reachThrough = "reach_through"
  case uiType = "ui_type"
  case dataAccess = "data_access"
}

/// Why nothing is asked about a reference: there is nothing that could be judged.
package enum NotAsked: String, Sendable {
  case fileScope = "file_scope"
  case itself, unchecked
  case noRole = "no_role"
  case moduleInterface = "module_interface"
  case noCell = "no_cell"
  /// A chain between such roles as everybody may reach.
  case openChain = "open_chain"
}

extension Decision {
  /// Why nothing is asked, as a sentence; nil where something is.
  package var reasonNotAsked: String? {
    guard case .notAsked(let reason) = outcome else { return nil }
    let ends = [from, to]
    func name(_ isMeant: (Reference.End) -> Bool) -> String {
      ends.first(where: isMeant)?.name ?? to.name
    }
    switch reason {
    case .fileScope: return "code at file scope may name anything"
    case .itself: return "a type may name itself"
    case .unchecked:
      return name { $0.type.map { !$0.isChecked } ?? false }
        + " is not checked: a test's, a tool's, a mock or a preview"
    case .noRole:
      if let type = from.type, type.isCompositionRoot {
        return "\(type.name) is the app's start or its container, which may name anything"
      }
      return name { $0.role == nil } + " has no role, so no cell speaks of it"
    case .moduleInterface:
      return name { $0.role == .moduleInterface } + " is a module interface, which is open to all"
    case .noCell: return "no table says anything of it, so it is free"
    case .openChain: return "a chain may end there"
    }
  }
}
