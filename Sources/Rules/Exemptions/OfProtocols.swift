import Architecture
import Configuration
import Diagnostics
import Outlining

// Concrete types named where the table opens protocols only, and components made.
extension Exemptions {
  static let demandedConcrete = Exempting<Reference>(
    "protocol.demanded",
    "a requirement over an associated type, or a generic base, demands the concrete type here"
  ) { reference, _ in reference.traits.contains(.demandedConcrete) }

  static let defaultValue = Exempting<Reference>(
    "protocol.default_value",
    "it is made as the default value of a property or parameter that has a protocol for its type"
  ) { reference, _ in reference.traits.contains(.injection) }

  static let abstractBase = Exempting<Reference>(
    "protocol.abstract_base",
    "it is known as a base class of services that nobody makes and several inherit, or is what a parameter of "
      + "that class has for its default: such a class is this code's protocol"
  ) { reference, checked in
    guard reference.to.role == .service, let type = reference.to.type else { return false }
    if checked.isAbstractBase(type.id) { return true }
    guard reference.kind == .constructs, let edge = reference.edge,
      checked.model.isInitialValueOfParameter(edge)
    else { return false }
    return checked.model.ancestors(of: type.id).dropFirst().contains(where: checked.isAbstractBase)
  }

  static let withoutBuildable = Exempting<Reference>(
    "protocol.without_buildable",
    "of what makes the parts of RIBs, builders have a protocol with functions; a component has none",
    by: .types
  ) { reference, checked in
    guard reference.from.role == .router, reference.to.role == .builder,
      let type = reference.to.type, let from = reference.from.type,
      checked.model.settings(for: from.id).preset == "ribs"
    else { return false }
    return !checked.model.ancestors(of: type.id).contains { face in
      checked.model[face].kind == .protocol && !checked.model.declaredFunctions(of: face).isEmpty
    }
  }

  static let functionType = Exempting<Reference>(
    "protocol.function_type",
    "it stands in a function's type, where nothing is held, and no closure that is kept gives it"
  ) { reference, checked in
    reference.traits.contains(.inFunctionType)
      && !isGivenByKeptClosure(reference, checked.model)
  }

  /// `let makeClient: () -> WeatherClient` leads to the class as `let client: WeatherClient` does.
  private static func isGivenByKeptClosure(
    _ reference: Reference, _ model: ArchitectureModel
  ) -> Bool {
    guard let edge = reference.edge, edge.kind == .result else { return false }
    return model.standsInKeptProperty(edge) && reference.from.kind != .protocol
  }

  static let lookedUp = Exempting<Reference>(
    "protocol.looked_up", "a computed property looks it up, and holds nothing"
  ) { reference, _ in
    reference.traits.contains(.computed)
      && [.result, .cast, .staticMember, .constructs].contains(reference.kind)
  }

  static let inPassing = Exempting<Reference>(
    "protocol.in_passing",
    "it is named in passing: nothing is held, taken or returned as a concrete type here", by: .ends
  ) { reference, _ in
    [.inherits, .genericArgument, .constraint, .local].contains(reference.kind)
  }

  static let made = Exempting<Reference>(
    "protocol.made",
    "who makes an object names its class; only a service that an interactor or presenter makes for "
      + "itself is bound to it by that"
  ) { reference, _ in
    guard reference.kind == .constructs else { return false }
    let isForItself = reference.from.role == .interactor || reference.from.role == .presenter
    return reference.to.role != .service || !isForItself
      || reference.traits.contains(.replaceable)
  }

  static let appsStart = Exempting<Reference>(
    "protocol.apps_start",
    "only the app's start makes the coordinator, which is in no module: what it sets up of the app's "
      + "services is composition"
  ) { reference, checked in
    guard reference.from.role == .router, reference.to.role == .service,
      let from = reference.from.type, from.module == nil,
      reference.kind == .staticMember || reference.kind == .constructs
    else { return false }
    let makers = checked.model.edges.filter { $0.kind == .constructs && $0.target == from.id }
      .compactMap(\.from).map { checked.model[checked.model.judgedType(for: $0)] }
      .filter { $0.isChecked || $0.isCompositionRoot }
    return !makers.isEmpty && makers.allSatisfy(\.isCompositionRoot)
  }

  static let observedObject = Exempting<Reference>(
    "platform.observed_object",
    "a SwiftUI view observes it, which needs the concrete type", by: .types
  ) { reference, checked in
    guard let from = reference.from.type, let to = reference.to.type else { return false }
    return checked.facts.observed.contains(TypePair(from: from.id, to: to.id))
  }

  static let heldWhereMade = Exempting<Reference>(
    "assembly.held", "it is held where it is made, which is reported as a concrete type held"
  ) { reference, checked in
    reference.edge.map { checked.facts.heldWhereMade.contains(CheckedArchitecture.Site($0)) }
      ?? false
  }

  static let replaceable = Exempting<Reference>(
    "assembly.replaceable",
    "a convenience initialiser makes it, past which a caller can hand in another"
  ) { reference, _ in reference.traits.contains(.replaceable) }

  static let makesItself = Exempting<Reference>(
    "assembly.makes_itself", "a static function that returns its own type builds it"
  ) { reference, checked in
    guard let edge = reference.edge, let from = reference.from.type, edge.owner != .none else {
      return false
    }
    let outline = checked.model.files[edge.file].outline
    let owner = outline.declarations[Int(edge.owner.rawValue)]
    guard owner.modifiers.areOfType else { return false }
    return outline.references.contains {
      $0.owner == edge.owner && $0.context == .result && outline[$0.name] == from.simpleName
    }
  }
}

extension CheckedArchitecture {
  /// Whether a class is inherited by two others or more, and made by nobody.
  fileprivate func isAbstractBase(_ type: TypeID) -> Bool {
    guard model.types[type.index].kind == .class, !facts.made.contains(type) else { return false }
    return model.children[type.index].count { model.types[$0.index].kind == .class } >= 2
  }
}
