package import Configuration
import Outlining

/// What every rule reads: types with their modules and roles, and the graph of who refers to whom and how.
/// Everything is sorted by file path, then by place.
///
/// It is the last of the stages, each made of those before it: `Program` (the code joined), ``Roles``,
/// `Standings`, `Building`, ``FacingVerdict`` and what interfaces demand.
///
/// A value like those, though a class, for it never changes: who keeps it keeps one reference, where copies of
/// all that is in it were a fifth of the program's machine code.
package final class ArchitectureModel: Sendable {
  package let roles: Roles
  /// The roles' own, seen from here: through them each question would copy it.
  let table: SymbolTable
  package let types: [TypeInfo]
  /// References between types, and from types to names that the repo does not declare.
  package let edges: [Edge]
  /// Members reached through other members (`presenter.router.prepare`), resolved step by step.
  package let accesses: [MemberAccess]
  /// Calls that move between screens, known by their receivers; those of routers and builders not.
  package let navigationCalls: [NavigationCall]
  /// Where types name network, database or preferences, attributes and global functions included.
  package let dataUses: [Edge]
  let standings: Standings
  let building: Building

  package convenience init(_ roles: consuming Roles) {
    let ((standings, building), demands) = roles.followed()
    roles.changeTypes { types in
      for type in building.routers { types[type.index].isRouterThatBuilds = true }
      for index in types.indices {
        types[index].facing = demands.facings[index]?.facing
        types[index].facingReason = demands.facings[index]?.reason
      }
    }
    roles.changeEdges { edges in
      for (index, traits) in building.traits.enumerated() where !traits.isEmpty {
        edges[index].traits.formUnion(traits)
      }
      for index in demands.byPorts { edges[index].traits.insert(.demandedByPort) }
      for index in demands.byGenerics { edges[index].traits.insert(.demandedConcrete) }
    }
    // Calls are read by what is known of types and references.
    let calls = ArchitectureModel(copy roles, standings, building, Calls()).collectCalls()
    self.init(roles, standings, building, calls)
  }

  private init(_ roles: Roles, _ standings: Standings, _ building: Building, _ calls: Calls) {
    self.roles = roles
    table = roles.table
    types = roles.types
    edges = roles.edges
    accesses = calls.accesses
    navigationCalls = calls.navigation
    dataUses = calls.dataUses
    self.standings = standings
    self.building = building
  }

  private func collectCalls() -> Calls {
    let (resolver, found) = threads.both {
      ChainResolver(telling: table)
    } _: {
      (dataUses: collectDataUses(), navigation: collectNavigationCalls())
    }
    return Calls(
      accesses: collectAccesses(resolver), navigation: found.navigation, dataUses: found.dataUses)
  }

  // Seen by others, so that of a type that is only asked for its role nothing else is copied.
  @inlinable package subscript(type: TypeID) -> TypeInfo { types[type.index] }
  package subscript(module: ModuleID) -> ModuleInfo { roles.modules[module.index] }
}

/// What types reach through others and call.
private struct Calls: Sendable {
  var accesses: [MemberAccess] = []
  var navigation: [NavigationCall] = []
  var dataUses: [Edge] = []
}

/// What each protocol is to its surroundings, and the edges that interfaces demand.
private struct Demands: Sendable {
  let facings: [FacingVerdict?]
  let byPorts: [Int]
  let byGenerics: [Int]

  init(_ roles: Roles) {
    facings = roles.facings()
    byPorts = roles.edgesDemandedByPorts(facings)
    byGenerics = roles.edgesDemandedByGenerics()
  }
}

extension Roles {
  /// What follows from the roles alone.
  fileprivate func followed() -> ((Standings, Building), Demands) {
    table.threads.both {
      let standings = Standings(self)
      return (standings, Building(self, standings))
    } _: {
      Demands(self)
    }
  }
}

// What the stages before know.
extension ArchitectureModel {
  package var files: [SourceOutline] { table.files }
  package var threads: Threads { table.threads }
  package var modules: [ModuleInfo] { roles.modules }
  /// What holds where nothing else does.
  package var settings: Settings { roles.settings.ofRun }
  /// How well each preset fits the code; empty where one was named.
  package var fits: [PresetFit] { roles.fits }
  /// Per type: the types that name it as superclass or protocol; sorted.
  package var children: [[TypeID]] { table.children }
  /// Per type: the edges from it.
  package var outgoing: EdgeIndex { roles.program.survey.outgoing }
  /// References that were looked up, resolved or not.
  package var referenceCount: Int { roles.program.edges.referenceCount }

  package func ancestors(of type: TypeID) -> [TypeID] { roles.ancestors(of: type) }
  package func concreteTypes(of type: TypeID) -> [TypeID] { roles.concreteTypes(of: type) }
  /// The type itself, or of a protocol the only one that conforms to it.
  package func onlyType(behind type: TypeID) -> TypeID? {
    guard types[type.index].kind == .protocol else { return type }
    let concrete = concreteTypes(of: type)
    return concrete.count == 1 ? concrete[0] : nil
  }
  package func isMet(_ type: TypeID, onlyBy some: Set<TypeID>) -> Bool {
    roles.isMet(type, onlyBy: some)
  }
  package func judgedType(for type: TypeID) -> TypeID { roles.judgedType(for: type) }

  /// Whether a type puts its own module together in a member of some name.
  package func builds(_ type: TypeID, inMemberNamed name: String) -> Bool {
    building.memberNames[type]?.contains(name) ?? false
  }

  /// Whether some member puts its own module together.
  package var hasBuildingMembers: Bool { !building.members.isEmpty }

  /// The roles of the types, protocols not, that a file declares.
  package func rolesDeclared(inFile file: Int) -> [Role] { standings.rolesOfFile[file] }

  /// A view controller, or a protocol that one conforms to.
  package func isScreen(_ type: TypeID) -> Bool { standings.screens[type.index] }

  /// Whether a module is a part that screens are put together from: it has neither a screen
  /// nor a router or builder of its own, so that others must make and hold what is in it.
  package func isPart(_ module: ModuleID) -> Bool { standings.parts[module.index] }

  /// Whether a module is a part with a view of its own: a cell, say, with its presenter.
  package func isWidget(_ module: ModuleID) -> Bool { standings.widgets[module.index] }

  /// Whether a builder gives presenters of parts, and no screen.
  package func makesChildren(_ type: TypeID) -> Bool { standings.childMakers[type.index] }

  /// Whether a protocol is named as those that face out of their module: a scene's data store.
  package func isOpen(_ type: TypeID) -> Bool { standings.opens[type.index] }

  /// Whether a type keeps one of its own kind for everybody.
  package func isSingleton(_ type: TypeID) -> Bool {
    roles.program.survey.facts[type.index].isSingleton
  }

  /// Whether a type calls something that shows or closes a screen on a controller.
  package func navigates(_ type: TypeID) -> Bool {
    roles.program.survey.facts[type.index].navigates
  }

  /// Whether a type shows screens on the controllers that it is handed, and is named for no router.
  package func isShower(_ type: TypeID) -> Bool {
    roles.program.survey.work[type.index].showsForCallers
      && isRouterByDeed(types[type.index])
  }

  /// Whether a type is a router by the screens that it shows, and is named for none.
  func isRouterByDeed(_ type: TypeInfo) -> Bool {
    type.evidence.first.map { ["router.shows_made", "router.shows_kept"].contains($0.id) } ?? false
  }

  /// Whether a type lacks the role that its place asks for. Nested types belong to the one around
  /// them, and ports to who plugs into them.
  package func countsAsUnassigned(_ type: TypeInfo) -> Bool {
    guard type.isChecked, !type.isCompositionRoot, type.role == nil, type.parent == nil else {
      return false
    }
    if type.kind == .protocol, type.facing == .port { return false }
    return type.module != nil || settings.preset == nil
  }

  /// The types of one module, in order.
  package func types(in module: ModuleID) -> [TypeInfo] { types.filter { $0.module == module } }

  /// Whether a type inherits, however far up, a name of the outside that ends in one of some words.
  package func inheritsExternal(_ type: TypeID, endingIn endings: [String]) -> Bool {
    ancestors(of: type).contains { ancestor in
      self[ancestor].externalBases.contains { base in endings.contains { base.hasSuffix($0) } }
    }
  }

  /// Whether a type is a controller that shows other screens, and moves between them.
  package func isContainer(_ type: TypeID) -> Bool {
    inheritsExternal(type, endingIn: containerEnds)
  }
}

private let containerEnds = [
  "NavigationController", "TabBarController", "PageViewController", "SplitViewController",
]

// What the settings in force say.
extension ArchitectureModel {
  package func settings(for type: TypeID) -> Settings { roles.settings[type] }

  /// All that is said of a rule somewhere.
  package func allRuleSettings(_ rule: String) -> [RuleSettings] {
    roles.settings.all.compactMap { $0.rules[rule] }
  }

  /// What holds for a rule in a file.
  package func ruleSettings(_ rule: String, file: String) -> RuleSettings? {
    roles.settings[file: file].rules[rule]
  }

  package func entry(for type: TypeID, from: Role, to: Role) -> DependencyTable.Entry? {
    roles.entry(for: type, from: from, to: to)
  }

  /// The cell for a group of frameworks.
  package func frameworkEntry(
    for type: TypeID, role: Role, group: String
  ) -> FrameworkTable.Entry? {
    roles.settings[type].frameworkTable.entry(from: role, group: group)
  }

  /// The groups of frameworks that the configuration defines.
  package var allGroups: [FrameworkGroup] { settings.frameworks.groups }
}
