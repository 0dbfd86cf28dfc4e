import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

// What may be known of another module's inside.
extension Exemptions {
  static let openProtocol = Exempting<Reference>(
    "module.open_protocol",
    "the protocol is named as those are that face out of a module, such as a scene's data store",
    by: .types
  ) { reference, checked in reference.to.type.map { checked.model.isOpen($0.id) } ?? false }

  static let part = Exempting<Reference>(
    "module.part",
    "the module is a part that screens are put together from, so whoever shows it makes and holds it",
    by: .types
  ) { reference, checked in
    guard reference.crosses, let module = reference.to.module, let role = reference.to.role else {
      return false
    }
    return checked.model.isPart(module) && role.isComponent
  }

  static let routerInterface = Exempting<Reference>(
    "module.router_interface", "a router's protocol is for those who come into the module",
    by: .ends
  ) { reference, _ in reference.to.role == .router && reference.to.kind == .protocol }

  static let reusableView = Exempting<Reference>(
    "module.reusable_view",
    "a view that is no screen may be used in any module; what the builder of its own module makes is the "
      + "screen, where it is kept", by: .types
  ) { reference, checked in
    guard reference.to.role == .view,
      reference.kind != .stores || !checked.isMadeByOwnBuilder(reference.to.type)
    else { return false }
    // Of a view to come only the name can tell.
    return reference.to.type.map { !checked.model.isScreen($0.id) }
      ?? !reference.to.name.hasSuffix("Controller")
  }

  static let published = Exempting<Reference>(
    "module.published",
    "the module keeps what it builds under this protocol for everybody, in a static property",
    by: .types
  ) { reference, checked in
    reference.crosses
      && (reference.to.type.map { checked.facts.published.contains($0.id) } ?? false)
  }

  static let routerCast = Exempting<Reference>(
    "module.router_cast",
    "the next module's router is looked up by a cast, where that module was just made", by: .ends
  ) { reference, _ in
    reference.crosses && reference.kind == .cast && reference.to.role == .router
  }

  static let sharedBuilder = Exempting<Reference>(
    "module.shared_builder", "one builder may serve modules that have none of their own", by: .ends
  ) { reference, checked in
    guard reference.from.role == .builder, let module = reference.to.module else { return false }
    return !checked.facts.waysIn.lead(into: module, by: [.builder])
  }

  static let namedOnly = Exempting<Reference>(
    "module.named_only",
    "it is inherited, or named as a generic argument or bound, and nothing of it is held", by: .ends
  ) { reference, _ in [.inherits, .genericArgument, .constraint].contains(reference.kind) }

  static let routerMade = Exempting<Reference>(
    "module.router_made",
    "the next module's router is made by who leads there, or a local is annotated with it, which a container fills",
    by: .ends
  ) { reference, _ in
    (reference.kind == .constructs || reference.kind == .local) && reference.to.role == .router
  }

  static let routerIsDoor = Exempting<Reference>(
    "module.router_is_door",
    "the preset was found and not stated, and the next module is entered by its router alone, which "
      + "makes and shows its screen: a router or builder that leads there knows it", by: .types
  ) { reference, checked in
    guard reference.crosses, let from = reference.from.type,
      from.role == .router || from.role == .builder, let door = reference.to.type,
      door.role == .router, door.kind != .protocol,
      let module = reference.to.module, !checked.facts.hasBuilder[module.index],
      checked.settings(for: reference).presetIsFound
    else { return false }
    if reference.kind == .staticMember, let edge = reference.edge,
      checked.model.givesScreen(door, byMemberOf: edge)
    {
      return true
    }
    return door.isRouterThatBuilds && checked.face(of: door, for: from) == nil
      && !checked.reaches(through: door, from, into: module)
  }

  static let viewIsEntrance = Exempting<Reference>(
    "module.view_is_entrance",
    "the preset was found and not stated, and the next module has no builder that makes its screen: who "
      + "leads there asks the screen's static member for it", by: .types
  ) { reference, checked in
    guard reference.crosses, reference.kind == .staticMember,
      reference.from.role == .router || reference.from.role == .builder,
      let screen = reference.to.type, screen.role == .view, checked.model.isScreen(screen.id),
      let module = reference.to.module
    else { return false }
    return checked.settings(for: reference).presetIsFound
      && !checked.isMadeByBuilder(screen, of: module)
  }

  static let libraryEmbeds = Exempting<Reference>(
    "module.asked_by_library",
    "a view that is no screen answers a library's base or protocol, which asks for the controller that "
      + "it embeds", by: .place
  ) { reference, checked in
    guard reference.crosses, let edge = reference.edge, let from = reference.from.type,
      let to = reference.to.type, from.role == .view, from.kind != .protocol,
      !checked.model.isScreen(from.id), checked.model.isScreen(to.id),
      [.stores, .parameter, .result].contains(edge.kind), checked.model.answersLibrary(from),
      !checked.makes(from.id, to.id)
    else { return false }
    // What meets a requirement is seen by others.
    let outline = checked.model.files[edge.file].outline
    let access =
      edge.kind == .stores && edge.variable != .none
      ? outline.variables[Int(edge.variable.rawValue)].access
      : edge.owner == .none ? nil : outline.declarations[Int(edge.owner.rawValue)].access
    return !(access?.isHidden ?? false)
  }

  static let withoutEntrance = Exempting<Reference>(
    "module.without_entrance",
    "the module has neither builder nor router, so others must make what is in it", by: .ends
  ) { reference, checked in
    guard reference.kind == .constructs || reference.access != nil,
      let module = reference.to.module,
      !checked.makesPartAlone(reference, of: module)
    else { return false }
    return !checked.facts.waysIn.lead(into: module, by: [.builder, .router])
  }

  static let requirement = Exempting<Reference>(
    "module.requirement",
    "a protocol's requirement stores nothing, and who meets it has a finding of its own"
  ) { reference, _ in
    guard let from = reference.from.type, from.kind == .protocol else { return false }
    return from.facing == .port || reference.traits.contains(.computed)
  }

  static let port = Exempting<Reference>(
    "module.port", "the protocol is a port of that module, for others to plug into", by: .types
  ) { reference, _ in
    reference.to.type.map { $0.kind == .protocol && $0.facing == .port } ?? false
  }

  static let handedOut = Exempting<Reference>(
    "module.handed_out",
    "the module's builder returns it under this protocol, so the router or builder that asked may keep it",
    by: .types
  ) { reference, checked in
    (reference.from.role == .router || reference.from.role == .builder)
      && checked.isHandedOut(reference.to)
  }

  static let contained = Exempting<Reference>(
    "module.contained",
    "the module's builder returns its view under this protocol, so the view that shows it may keep it",
    by: .types
  ) { reference, checked in
    reference.from.role == .view && reference.to.role == .view && reference.crosses
      && checked.isHandedOut(reference.to)
  }

  static let heldWeakly = Exempting<Reference>(
    "module.held_weakly",
    "the module holds this protocol weakly somewhere, and the protocol's module names it: it is how it speaks "
      + "to who presented it", by: .types
  ) { reference, checked in
    guard let module = reference.from.module, let to = reference.to.type else { return false }
    return checked.facts.heldWeakly.contains(CheckedArchitecture.Held(module: module, type: to.id))
  }

  static let inheritedComponent = Exempting<Reference>(
    "module.inherited_component",
    "to inherit a component of another module is to reuse it, and no way to speak to it", by: .ends
  ) { reference, _ in
    reference.crosses && reference.kind == .inherits
      && (reference.to.role?.isComponent ?? false)
  }
}

extension CheckedArchitecture {
  /// Whether the builder of a SwiftUI view's module makes it.
  fileprivate func isMadeByOwnBuilder(_ view: TypeInfo?) -> Bool {
    view.map { $0.isValue && facts.madeByOwnBuilders.contains($0.id) } ?? false
  }

  /// Whether a view or what drives one makes the presenter of another screen, and names no view of that: it
  /// opens nothing.
  fileprivate func makesPartAlone(_ reference: Reference, of module: ModuleID) -> Bool {
    guard reference.kind == .constructs, let from = reference.from.type,
      [.presenter, .interactor].contains(reference.to.role),
      [.view, .presenter, .interactor].contains(from.role)
    else { return false }
    return !outgoing[from.id.index].contains { index in
      model.edges[index].target.map { model[$0].role == .view && model[$0].module == module }
        ?? false
    }
  }

  /// Whether the builders of a module hand out what is named.
  fileprivate func isHandedOut(_ end: Reference.End) -> Bool {
    end.type.map { facts.handedOut.contains($0.id) } ?? false
  }

  /// Whether a builder of a module makes or gives a screen; one that only fills what a nib has made does
  /// neither.
  fileprivate func isMadeByBuilder(_ screen: TypeInfo, of module: ModuleID) -> Bool {
    (facts.builders[module] ?? []).contains { builder in
      outgoing[builder.index].contains { index in
        let edge = model.edges[index]
        return switch edge.kind {
        case .constructs, .staticMember: edge.target == screen.id
        case .result:
          edge.target == screen.id || model.externalName(edge).map(isUIControllerName) ?? false
        default: false
        }
      }
    }
  }

  /// Whether a type asks another for a part of its module, and so comes by more than the door.
  fileprivate func reaches(
    through door: TypeInfo, _ from: TypeInfo, into module: ModuleID
  ) -> Bool {
    model.accesses.contains { access in
      model.judgedType(for: access.from) == from.id && access.receiver == door.id
        && model[access.result].module == module
        && model[access.result].role?.isComponent ?? false
    }
  }
}

extension ArchitectureModel {
  /// Whether the static function that a reference calls returns a controller of the platform's, and so
  /// nothing of what is inside.
  fileprivate func givesScreen(_ door: TypeInfo, byMemberOf edge: Edge) -> Bool {
    let place = files[edge.file].outline
    let named = place.references.first { $0.range.start == edge.range.start }
    guard let called = named.map({ place[$0.member] }), !called.isEmpty else { return false }
    let homes = Set(edges.filter { $0.from == door.id }.map(\.file) + [door.file])
    return homes.contains { file in
      let outline = files[file].outline
      return outline.declarations.indices.contains { index in
        let declaration = outline.declarations[index]
        return declaration.kind == .function && outline[declaration.name] == called
          && typeAround(declaration.parent, inFile: file) == door.id
          && outline.references.contains {
            $0.owner.rawValue == UInt32(index) && $0.context == .result
              && isUIControllerName(outline[$0.name])
          }
      }
    }
  }
}
