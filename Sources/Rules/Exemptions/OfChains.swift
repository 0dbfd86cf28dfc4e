import Architecture
import Configuration
import Diagnostics
import Outlining

// Chains of members that end at a component, and protocols that expose one.
extension Exemptions {
  static let chainBuilds = Exempting<Reference>(
    "chain.building", "the member puts its module together, and so reaches what it connects"
  ) { reference, _ in reference.access?.isBuilding ?? false }

  static let chainAssigns = Exempting<Reference>(
    "chain.assigned", "the member is set and not read, which connects a module's parts"
  ) { reference, _ in reference.access?.isAssigned ?? false }

  static let chainMakes = Exempting<Reference>(
    "chain.made", "the member makes what it gives, and hands out no part that is kept"
  ) { reference, _ in reference.access?.isMade ?? false }

  static let chainOfBuilder = Exempting<Reference>(
    "chain.by_builder", "a builder reaches into what it builds", by: .ends
  ) { reference, _ in reference.from.role == .builder }

  static let chainOfMaker = Exempting<Reference>(
    "chain.by_maker",
    "the function makes a part of the same module, and so puts that together, and its type has no role"
  ) { reference, checked in
    guard reference.from.role == nil, let access = reference.access, access.owner != .none,
      let home = checked.model[access.declaredIn].module
    else { return false }
    return checked.outgoing[access.from.index].contains { index in
      let edge = checked.model.edges[index]
      return edge.kind == .constructs && edge.file == access.file && edge.owner == access.owner
        && edge.target.map { checked.model[$0].module == home } ?? false
    }
  }

  static let chainToBuilder = Exempting<Reference>(
    "chain.of_builder", "the member is a builder's, and gives the screen that it is there to make"
  ) { reference, _ in reference.access?.isOfBuilder ?? false }

  static let chainCasts = Exempting<Reference>(
    "chain.cast", "the member is cast at once, which is judged as a cast"
  ) { reference, _ in reference.access.map { $0.cast != .none } ?? false }

  static let chainPassesData = Exempting<Reference>(
    "chain.passes_data",
    "a router sets or reads what a scene's controller, or the router of that, offers: so Clean Swift "
      + "hands data to the next scene"
  ) { reference, checked in
    guard reference.from.role == .router, let access = reference.access, access.leadsToData else {
      return false
    }
    let offering = checked.model[access.receiver].role
    return (offering == .view || offering == .router)
      && checked.settings(for: reference).viewsKnowInteractors
  }

  static let chainWithinFile = Exempting<Reference>(
    "chain.within_file", "the member is kept to its file, and so both stand in one"
  ) { reference, checked in
    reference.access.map { checked.model.isKeptToFile($0.member, of: $0.declaredIn) } ?? false
  }

  static let chainThroughOpen = Exempting<Reference>(
    "chain.through_open_protocol",
    "a protocol declares the member that is there to be known from outside of its module"
  ) { reference, checked in
    reference.access.map { checked.model.isOpen($0.declaredIn) } ?? false
  }

  static let ownViews = Exempting<Reference>(
    "chain.views_part", "a view's parts are the matter of views, and of routers that show them",
    by: .ends
  ) { reference, _ in
    reference.to.role == .view && (reference.from.role == .view || reference.from.role == .router)
  }

  static let sharedContract = Exempting<TypeInfo>(
    "leak.shared_contract",
    "a protocol outside of all modules may be a framework's, made to be reached through",
    effect: .note, by: .types
  ) { home, _ in home.module == nil }
}
