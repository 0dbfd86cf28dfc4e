import Architecture
import Configuration
import Diagnostics
import Outlining

// References that are left alone for what they are, whichever rule would report them.
extension Exemptions {
  static let conformance = Exempting<Reference>(
    "reference.conformance", "to conform to a protocol is no reference to who is behind it"
  ) { reference, _ in reference.kind == .inherits && reference.to.kind == .protocol }

  static let ofAssociatedType = Exempting<Reference>(
    "reference.of_associated_type",
    "a protocol of the same role has an associated type for it, which must be a view: its requirement is "
      + "the finding"
  ) { reference, checked in
    guard reference.traits.contains(.demandedConcrete), reference.to.role == .view,
      let from = reference.from.type
    else { return false }
    return checked.model.ancestors(of: from.id).contains { ancestor in
      checked.model[ancestor].kind == .protocol && checked.model[ancestor].role == from.role
        && checked.hasViewForAssociatedType(ancestor)
    }
  }

  static let metatype = Exempting<Reference>(
    "reference.metatype",
    "only the metatype is named, as a registration names it; a builder's, which a property keeps, is the builder"
  ) { reference, checked in
    reference.traits.contains(.metatype)
      && (reference.kind == .staticMember || reference.kind == .genericArgument)
      && !(reference.to.role == .builder && checked.keepsMetatype(reference))
  }

  static let givenByUIKit = Exempting<Reference>(
    "reference.given_by_uikit",
    "a storyboard's controller, and a segue's end, come without their type: who shows the screen has to "
      + "cast it, and holds nothing"
  ) { reference, _ in
    guard let role = reference.from.role else { return false }
    return reference.traits.contains(.givenByUIKit) && [.view, .router, .builder].contains(role)
  }

  static let identifier = Exempting<Reference>(
    "reference.identifier", "only the name is read by which the type goes in a list or a nib"
  ) { reference, _ in reference.traits.contains(.readsIdentifier) }

  static let flagOfEntity = Exempting<Reference>(
    "reference.flag_of_entity",
    "an entity's type is asked for a truth value alone, as settings and sessions are: no entity is shown"
  ) { reference, checked in
    guard reference.kind == .staticMember, reference.to.role == .entity, let edge = reference.edge
    else { return false }
    return checked.model.asksFlag(edge)
  }

  static let throughBase = Exempting<Reference>(
    "generic.through_base",
    "a subclass makes a generic parameter of its base this type: the base holds what it is given"
  ) { reference, _ in reference.edge?.through != nil }

  static let namesParts = Exempting<Reference>(
    "generic.names_parts",
    "a subclass tells its generic base the parts of its own module, which the base puts together"
  ) { reference, checked in
    guard let edge = reference.edge, edge.kind == .genericArgument, edge.member == .none,
      let from = reference.from.type, from.superclass != nil, let to = reference.to.type
    else { return false }
    let declaration = checked.model.files[edge.file].outline.declarations[Int(edge.owner.rawValue)]
    return declaration.kind == .class && from.module != nil && from.module == to.module
  }

  static let otherTarget = Exempting<Reference>(
    "extension.other_target",
    "an extension in another target is that target's code, and not its type's"
  ) { reference, checked in
    guard let edge = reference.edge, let from = reference.from.type, edge.file != from.file,
      checked.model.layer(ofFile: edge.file) == nil
    else { return false }
    let files = checked.model.files
    return !files[edge.file].sharesTarget(with: files[from.file])
  }

  static let besideOtherRole = Exempting<Reference>(
    "extension.beside_other_role",
    "an extension kept in a file that declares another role is that role's code"
  ) { reference, checked in
    guard let edge = reference.edge, let from = reference.from.type, edge.file != from.file
    else { return false }
    if reference.to.group != nil { return !checked.model.isOwnCode(of: from, inFile: edge.file) }
    return checked.model.layer(ofFile: edge.file) == nil
      && checked.model.rolesDeclared(inFile: edge.file).contains { $0 != from.role }
  }

  static let sameNamespace = Exempting<Reference>(
    "message.same_namespace",
    "one message made of another in the same namespace is sent nowhere", by: .types
  ) { reference, checked in
    guard let from = reference.from.type, let to = reference.to.type, let parent = to.parent,
      let role = reference.to.role, let fromRole = reference.from.role
    else { return false }
    return checked.isMessage(role, for: reference) && checked.isMessage(fromRole, for: reference)
      && from.parent == parent
  }

  static let withoutInteractor = Exempting<Reference>(
    "module.without_interactor",
    "in a module without an interactor the presenter stands in for it, and knows services through "
      + "protocols", by: .ends
  ) { reference, checked in
    guard reference.from.role == .presenter, reference.to.role == .service,
      let module = reference.from.module,
      let stated = checked.entry(reference, .presenter, .service)
    else { return false }
    return stated.origin.isPreset && stated.cell.permission == .never
      && !checked.facts.hasInteractor[module.index]
  }

  static let shownForCaller = Exempting<Reference>(
    "router.shown_for_caller",
    "it is named for no router and shows screens on the controller that it is handed, and the view's "
      + "module has no router to ask", by: .types
  ) { reference, checked in
    guard reference.from.role == .view, let shower = reference.to.type, shower.role == .router,
      shower.module == nil, checked.model.isShower(shower.id)
    else { return false }
    return reference.from.module.map { !checked.facts.hasRouter[$0.index] } ?? true
  }

  static let showsErrand = Exempting<Reference>(
    "router.shows_errand",
    "it is asked for nothing but alerts, pickers and the like, which a view may show itself, and stands in "
      + "no module", by: .types
  ) { reference, checked in
    guard reference.from.role == .view, let view = reference.from.type,
      let router = reference.to.type, router.role == .router, router.module == nil
    else { return false }
    let used = checked.membersUsed(of: router, by: view)
    let names = used.ofInstances.union(used.ofType)
    return !names.isEmpty && names.allSatisfy(isErrandName)
  }

  static let routerAssembles = Exempting<Reference>(
    "router.assembles",
    "the module has no builder: its router gives the interactor to the presenter, and asks it nothing; or a "
      + "router makes the next screen's presenter, and hands it an interactor that all share"
  ) { reference, checked in
    guard reference.from.role == .router, reference.to.role == .interactor,
      let edge = reference.edge
    else { return false }
    if edge.kind == .staticMember { return checked.isHandedToPresenter(edge) }
    guard let router = reference.from.type, router.kind != .protocol, let to = reference.to.type,
      to.role == .interactor, let module = router.module, module == to.module,
      !checked.facts.hasBuilder[module.index],
      edge.kind == .stores
        || edge.kind == .parameter && checked.model.memberName(edge).hasPrefix("init(")
    else { return false }
    return checked.model.isConnected(to.id, by: router.id)
      && checked.membersUsed(of: to, by: router).ofInstances.isEmpty
  }

  static let dataStore = Exempting<Reference>(
    "router.data_store",
    "it is the router's data store, which Clean Swift's routers hand from scene to scene"
  ) { reference, checked in
    guard reference.from.role == .router, let edge = reference.edge, edge.variable != .none,
      edge.kind == .stores || edge.kind == .result
    else { return false }
    let outline = checked.model.files[edge.file].outline
    let variable = outline.variables[Int(edge.variable.rawValue)]
    return variable.kind == .member && dataStores.contains(outline[variable.name])
  }

  static let withoutPresenter = Exempting<Reference>(
    "module.without_presenter",
    "an interactor that may know its view makes what that shows, where the module has no presenter",
    by: .ends
  ) { reference, checked in
    guard reference.from.role == .interactor, reference.to.role == .viewModel,
      let module = reference.from.module, !checked.facts.hasPresenter[module.index],
      let stated = checked.entry(reference, .interactor, .viewModel), stated.origin.isPreset,
      let view = checked.entry(reference, .interactor, .view)
    else { return false }
    return view.cell.permission != .never
  }

  static let closureOfOthers = Exempting<Reference>(
    "view.closure_of_others",
    "the view keeps the closure for others, who set it and call it: itself it hands nothing to it"
  ) { reference, checked in
    guard reference.from.role == .view, let edge = reference.edge, edge.kind == .stores,
      edge.traits.contains(.inFunctionType), let from = edge.from
    else { return false }
    return checked.model.isCalledByOthersAlone(checked.model.memberName(edge), of: from)
  }
}

private let dataStores = Words.shipped[.dataStores]

extension ArchitectureModel {
  /// Whether a type sets a presenter's property to an interactor.
  fileprivate func isConnected(_ interactor: TypeID, by router: TypeID) -> Bool {
    let kin = Set(ancestors(of: interactor) + concreteTypes(of: interactor))
    return accesses.contains { access in
      access.isAssigned && judgedType(for: access.from) == router && kin.contains(access.result)
        && self[access.receiver].role == .presenter
    }
  }
}

extension CheckedArchitecture {
  /// Whether a property's initial value is the metatype: `let feed = FeedBuilder.self`.
  fileprivate func keepsMetatype(_ reference: Reference) -> Bool {
    reference.edge.map(model.standsInKeptProperty) ?? false
  }

  /// Whether a protocol says of an associated type that it is a view.
  fileprivate func hasViewForAssociatedType(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      let edge = model.edges[index]
      guard edge.kind == .constraint, edge.owner != .none else { return false }
      let owner = model.files[edge.file].outline.declarations[Int(edge.owner.rawValue)]
      guard owner.kind == .associatedType else { return false }
      return edge.target.map { model[$0].role == .view }
        ?? model.externalName(edge).map(isUIViewName) ?? false
    }
  }
}
