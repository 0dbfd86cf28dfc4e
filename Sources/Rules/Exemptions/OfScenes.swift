import Architecture
import Configuration
import Diagnostics
import Outlining

// Modules that are so close that no border lies between them, and what of a module is there for others.
extension Exemptions {
  static let variant = Exempting<Reference>(
    "module.variant",
    "the module is a variant of the other: a part of its own stands in for one of the other's, or "
      + "inherits it", by: .types
  ) { reference, checked in
    pair(reference).map { checked.facts.ties.variants.contains($0) } ?? false
  }

  static let embeddedChild = Exempting<Reference>(
    "module.embedded_child",
    "the one lies in a folder below the other's, which embeds it: they are one scene", by: .types
  ) { reference, checked in
    pair(reference).map { checked.facts.ties.embedded.contains($0) } ?? false
  }

  static let sharedContainer = Exempting<Reference>(
    "module.shared_container",
    "a controller that shows the screens of several modules is shared, wherever it lies",
    by: .types
  ) { reference, checked in
    [reference.from, reference.to].contains { end in
      guard let type = end.type, type.role == .view else { return false }
      let concrete = checked.model.concreteTypes(of: type.id)
      return !concrete.isEmpty && concrete.allSatisfy(checked.facts.ties.sharedContainers.contains)
    }
  }

  static let childMaker = Exempting<Reference>(
    "presenter.child_maker",
    "the builder gives presenters of parts and no screen, so a presenter puts its parts together",
    by: .types
  ) { reference, checked in
    reference.from.role == .presenter
      && reference.to.type.map { checked.model.makesChildren($0.id) } ?? false
  }

  static let coordinators = Exempting<Reference>(
    "module.coordinators", "a coordinator keeps its children, and they know their parent", by: .ends
  ) { reference, _ in
    reference.crosses
      && [reference.from, reference.to].allSatisfy {
        $0.role == .router && isNamedCoordinator($0.type?.simpleName ?? $0.name)
      }
  }

  static let plainScreen = Exempting<Reference>(
    "module.plain_screen",
    "nothing of its module drives the screen, which stands beside the module's own", by: .types
  ) { reference, checked in
    reference.to.type.map { checked.facts.ties.plainScreens.contains($0.id) } ?? false
  }

  static let madeForBuilder = Exempting<Reference>(
    "module.made_for_builder",
    "the module's builder is handed it, so the router that asks for the screen makes it", by: .types
  ) { reference, checked in
    guard reference.kind == .constructs, let to = reference.to.type,
      reference.from.role == .router || reference.from.role == .builder
    else { return false }
    return checked.model.ancestors(of: to.id).contains(
      where: checked.facts.ties.handedToBuilders.contains)
  }

  private static func pair(_ reference: Reference) -> SceneTies.ModulePair? {
    guard let from = reference.from.module, let to = reference.to.module else { return nil }
    return SceneTies.ModulePair(from: from, to: to)
  }
}
