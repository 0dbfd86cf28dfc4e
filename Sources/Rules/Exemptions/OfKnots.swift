import Architecture
import Configuration
import Diagnostics

// What ties no knot of modules, or not surely one.
extension Exemptions {
  static let wayIn = Exempting<ModuleTie>(
    "knot.way_in",
    "screens that open each other, by the router or builder that leads into a module, are how an app "
      + "is walked through", by: .ends
  ) { tie, checked in
    if isDoor(tie.to) || tie.edge.traits.contains(.toBuildingMember) { return true }
    // Clean Swift's routers name the next screen, and the data store that they fill.
    let isOpened = tie.to.role == .view || checked.model.isOpen(tie.to.id)
    return isOpened && (isDoor(tie.from) || tie.edge.traits.contains(.inBuildingMember))
  }

  private static func isDoor(_ type: TypeInfo) -> Bool {
    type.role == .router || type.role == .builder || type.isRouterThatBuilds
  }

  static let knotOfAppsStart = Exempting<ModuleTie>(
    "knot.apps_start", "the app's start, or its container, puts all modules together", by: .types
  ) { tie, _ in tie.from.isCompositionRoot }

  static let knotOfInterface = Exempting<ModuleTie>(
    "knot.module_interface", "a module's interface is there to be known by others", by: .types
  ) { tie, _ in tie.to.role == .moduleInterface }

  static let knotOfFoundPreset = Exempting<ModuleKnot>(
    "knot.found_preset",
    "the preset was found and not stated, and no architecture says which modules may know which",
    effect: .note, by: .types
  ) { knot, checked in
    knot.members.allSatisfy { module in
      checked.facts.firstTypes[module.index].map {
        checked.model.settings(for: $0).presetIsFound
      } ?? true
    }
  }
}
