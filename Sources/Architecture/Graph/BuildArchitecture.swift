package import Configuration
import Lexing
import Outlining

/// Gives every type its module and role with the preset that fits its module best, and finishes the
/// graph.
///
/// - Parameter candidates: in the order of choice; not empty.
package func buildBestArchitecture(
  _ table: SymbolTable, candidates: [Settings]
) -> ArchitectureModel {
  let data = candidates.reduce(into: candidates[0].words[.devices]) {
    $0.formUnion($1.frameworks.all)
  }
  let edges = table.collectEdges(data: data)
  let survey = Survey(table, edges, settings: candidates[0])
  let first = Classified(table, edges, survey, settings: candidates[0])
  let choice = choosePreset(candidates, first)
  guard !first.model.modules.isEmpty, let best = choice.best else {
    let common = candidates[0].common()
    var classified = Classified(table, edges, survey, settings: common)
    classified.layOverrides(table, edges, survey, over: [common]) { _ in 0 }
    return classified.finished(table)
  }
  let own = Set(choice.ofModule.compactMap { $0 }).sorted()
  func classified(_ candidate: Int) -> Classified {
    candidate == 0
      ? first
      : Classified(table, edges, survey, settings: candidates[candidate], modules: first.modules)
  }
  var chosen = classified(best)
  for candidate in own {
    chosen.lay(classified(candidate)) { type in
      type.module.map { choice.ofModule[$0.index] == candidate } ?? false
    }
  }
  let bases = [best] + own
  let baseOfModule = choice.ofModule.map { $0.flatMap(bases.firstIndex) ?? 0 }
  chosen.layOverrides(table, edges, survey, over: bases.map { candidates[$0] }) { type in
    type.module.map { baseOfModule[$0.index] } ?? 0
  }
  chosen.model.fits = choice.fits
  return chosen.finished(table)
}

/// Gives every type its module and role and joins the references to the finished graph. Where the
/// settings state something else for some paths, that holds for the types declared there.
package func buildArchitecture(_ table: SymbolTable, settings: Settings) -> ArchitectureModel {
  let data = settings.words[.devices].union(settings.frameworks.all)
  let edges = table.collectEdges(data: data)
  let survey = Survey(table, edges, settings: settings)
  var classified = Classified(table, edges, survey, settings: settings)
  classified.layOverrides(table, edges, survey, over: [settings]) { _ in 0 }
  return classified.finished(table)
}

/// Types with their modules and roles, before the graph is finished.
struct Classified {
  var model: ArchitectureModel
  let classifier: Classifier
  let modules: ModuleMap

  /// - Parameter modules: nil where they are still to be found.
  init(
    _ table: SymbolTable, _ edgeTable: EdgeTable, _ survey: Survey, settings: Settings,
    modules known: ModuleMap? = nil
  ) {
    var classifier = Classifier(
      table: table, settings: settings, edges: edgeTable, survey: survey)
    classifier.giveDirectRoles()
    let map =
      known ?? findModules(table, components: classifier.components(), settings: settings)
    classifier.moduleOfType = map.moduleOfType
    classifier.deduce()

    model = ArchitectureModel(settings)
    model.files = table.files
    model.names = table.names
    model.lineage = table.lineage
    model.types = table.types
    model.modules = map.modules
    model.children = table.children
    model.edges = edgeTable.edges
    model.referenceCount = edgeTable.referenceCount
    model.externalCounts = edgeTable.external
    model.ambiguousCounts = edgeTable.ambiguous
    for index in model.types.indices {
      model.types[index].isChecked = classifier.isChecked[index]
      model.types[index].isCompositionRoot = classifier.isCompositionRoot[index]
      model.types[index].module = map.moduleOfType[index]
      guard let found = classifier.assigned[index] else { continue }
      model.types[index].role = found.role
      model.types[index].roles = [found.role]
      model.types[index].evidence = found.evidence
      model.types[index].certainty = found.isCertain ? .certain : .deduced
    }
    for index in model.modules.indices { model.modules[index].preset = settings.preset }
    self.classifier = classifier
    modules = map
  }

  /// Takes some types with their roles, and the modules that hold them, from the same code under
  /// other settings, and gives the number of these in the model.
  @discardableResult
  mutating func lay(_ other: Classified, where isMeant: (TypeInfo) -> Bool) -> Int {
    let number = model.addVariant(other.model.settings)
    for index in model.types.indices where isMeant(model.types[index]) {
      model.types[index] = other.model.types[index]
      model.setVariant(number, of: TypeID(index))
      guard let module = model.types[index].module else { continue }
      model.modules[module.index].preset = other.model.settings.preset
    }
    return number
  }

  /// Lays what the settings state for some paths over the types declared there.
  /// - Parameters:
  ///   - bases: all settings in force so far, those of the run first.
  ///   - base: which of them a type has.
  mutating func layOverrides(
    _ table: SymbolTable, _ edges: EdgeTable, _ survey: Survey, over bases: [Settings],
    base: (TypeInfo) -> Int
  ) {
    guard let overrides = bases.first?.overrides, !overrides.isEmpty else { return }
    let matching = table.files.map { bases[0].overrides(at: $0.path) }
    let combinations = Set(matching).subtracting([[]]).sorted { $0.lexicographicallyPrecedes($1) }
    for combination in combinations {
      for index in bases.indices {
        func isMeant(_ type: TypeInfo) -> Bool {
          matching[type.file] == combination && base(type) == index
        }
        // The rules of a file without types count as well.
        guard index == 0 || model.types.contains(where: isMeant) else { continue }
        let other = Classified(
          table, edges, survey, settings: bases[index].applying(combination), modules: modules)
        let number = lay(other, where: isMeant)
        guard index == 0 else { continue }
        for file in table.files.indices where matching[file] == combination {
          model.setVariant(number, ofFile: table.files[file].path)
        }
      }
    }
  }

  func finished(_ table: SymbolTable) -> ArchitectureModel {
    var finished = model
    finished.findStandingOfTypes()
    finished.markBuilding(table)
    finished.accesses = finished.collectAccesses(table)
    finished.findFacings(classifier)
    finished.markDemandsOfPorts(table)
    finished.markDemandsOfGenerics(table)
    finished.dataUses = finished.collectDataUses(table)
    finished.navigationCalls = finished.collectNavigationCalls(table)
    return finished
  }
}

extension ArchitectureModel {
  /// Marks the members that build their own module, and the calls of such members from outside.
  mutating func markBuilding(_ table: SymbolTable) {
    var building: Set<MemberPlaceKey> = []
    var buildingNames: [TypeID: Set<String>] = [:]
    let instantiating = membersThatInstantiate(table)
    let assembling = assemblingMembers(table)
    let assembled = modulesThatAssemble()
    for index in edges.indices where edges[index].kind.makesOrCasts {
      let edge = edges[index]
      // A storyboard's controller is made by name and cast to what it is.
      if edge.kind == .cast,
        !instantiating.contains(memberKey(edge.file, edge.owner, edge.variable, table))
      {
        continue
      }
      guard let from = edge.from, case .own(let made) = edge.to, from != made,
        isOwnOrNobodys(made, from, assembled), let role = types[made.index].role,
        [.view, .presenter, .interactor].contains(role),
        types[made.index].kind != .protocol
      else { continue }
      let key = memberKey(edge.file, edge.owner, edge.variable, table)
      // A router builds in any member; a type without a part in the module only where it makes
      // several.
      let builds = assembles(from) && types[from.index].role != role
      guard builds || assembling.contains(key) else { continue }
      building.insert(key)
      let name = memberName(edge).prefix { $0 != "(" }
      buildingNames[from, default: []].insert(String(name))
    }
    for type in buildingNames.keys where types[type.index].role == .router {
      types[type.index].roles = [.router, .builder]
    }
    var hasBuilding = [Bool](repeating: false, count: files.count)
    for key in building { hasBuilding[key.file] = true }
    var isBuilding = [Bool](repeating: false, count: types.count)
    for type in buildingNames.keys { isBuilding[type.index] = true }
    for index in edges.indices {
      if hasBuilding[edges[index].file],
        building.contains(
          memberKey(edges[index].file, edges[index].owner, edges[index].variable, table))
      {
        edges[index].traits.insert(.inBuildingMember)
      }
      guard case .own(let to) = edges[index].to, isBuilding[to.index] else { continue }
      let edge = edges[index]
      guard edge.kind == .staticMember || edge.kind == .constructs, let names = buildingNames[to]
      else { continue }
      if names.contains(table.memberCalled(by: edge)) {
        edges[index].traits.insert(.toBuildingMember)
      }
    }
    markKeptByCoordinators()
    buildingMembers = building
    buildingMemberNames = buildingNames.filter { types[$0.key.index].role == .router }
  }

  /// A coordinator keeps what it makes, which nobody else would: to store it is part of building.
  private mutating func markKeptByCoordinators() {
    var made: Set<TypePair> = []
    func isCoordinator(_ type: TypeID) -> Bool {
      types[type.index].role == .router && endsWithWord(types[type.index].simpleName, "Coordinator")
    }
    for edge in edges where edge.kind == .constructs && edge.traits.contains(.inBuildingMember) {
      guard let from = edge.from, case .own(let to) = edge.to, isCoordinator(from) else { continue }
      for kin in lineage[to.index] { made.insert(TypePair(from: from, to: kin)) }
    }
    guard !made.isEmpty else { return }
    for index in edges.indices where edges[index].kind == .stores {
      guard let from = edges[index].from, case .own(let to) = edges[index].to,
        made.contains(TypePair(from: from, to: to))
      else { continue }
      edges[index].traits.insert(.inBuildingMember)
    }
  }

  /// Part of the router's own module, a screen outside all modules, or part of a module that has
  /// neither builder nor router: nobody else could make these.
  private func isOwnOrNobodys(_ made: TypeID, _ from: TypeID, _ assembled: Set<ModuleID>) -> Bool {
    guard let module = types[made.index].module else {
      return types[made.index].role == .view && isScreen(made)
    }
    return types[from.index].module == module || !assembled.contains(module)
  }

  /// The modules with a builder or a router of their own, protocols apart.
  private func modulesThatAssemble() -> Set<ModuleID> {
    var found: Set<ModuleID> = []
    for type in types where type.kind != .protocol && type.isChecked {
      guard let module = type.module, type.role == .builder || type.role == .router else {
        continue
      }
      found.insert(module)
    }
    return found
  }

  /// Members that call `instantiateViewController(withIdentifier:)` and the like.
  private func membersThatInstantiate(_ table: SymbolTable) -> Set<MemberPlaceKey> {
    var found: Set<MemberPlaceKey> = []
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for chain in outline.chains {
        guard
          chain.components.contains(where: {
            table.traits(file, outline.components[$0].name).contains(.instantiation)
          })
        else { continue }
        found.insert(memberKey(file, chain.owner, chain.variable, table))
      }
    }
    return found
  }

  /// Members of anything but the four components that make two or more of a module's components:
  /// assembly, whatever the type is called.
  private func assemblingMembers(_ table: SymbolTable) -> Set<MemberPlaceKey> {
    var made: [MemberPlaceKey: Set<Role>] = [:]
    for index in edges.indices where edges[index].kind.makesOrCasts {
      let edge = edges[index]
      guard edge.kind == .constructs, let from = edge.from, case .own(let part) = edge.to,
        let role = types[part.index].role,
        [.view, .presenter, .interactor, .router].contains(role),
        types[part.index].kind != .protocol
      else { continue }
      let own = types[from.index].role
      if own == .view || own == .presenter || own == .interactor || own == .entity { continue }
      made[memberKey(edge.file, edge.owner, edge.variable, table), default: []].insert(role)
    }
    return Set(made.filter { $0.value.count >= 2 }.keys)
  }

  func memberKey(_ file: Int, _ owner: DeclarationID, _ variable: VariableID, _ table: SymbolTable)
    -> MemberPlaceKey
  {
    let member = table.enclosingMember(file: file, owner)
    if member != .none {
      return MemberPlaceKey(file: file, declaration: member.rawValue, variable: .max)
    }
    let property = enclosingProperty(file, variable)
    return MemberPlaceKey(file: file, declaration: .max, variable: property.rawValue)
  }

  /// The property in whose initialiser a local of a closure stands: `static let shared = { … }()`.
  private func enclosingProperty(_ file: Int, _ variable: VariableID) -> VariableID {
    let variables = files[file].outline.variables
    guard variable != .none else { return variable }
    let local = variables[Int(variable.rawValue)]
    switch local.kind {
    case .member, .global: return variable
    case .local, .parameter, .closureParameter, .binding: break
    }
    let around = variables.indices.first { index in
      let property = variables[index]
      return property.kind == .member && property.owner == local.owner
        && property.nameRange.start < local.nameRange.start
        && local.nameRange.start < property.end
    }
    return around.map { VariableID(UInt32($0)) } ?? variable
  }
}

/// A function or property initialiser of one file.
package struct MemberPlaceKey: Hashable, Sendable {
  var file: Int
  var declaration: UInt32
  var variable: UInt32
}

extension SymbolTable {
  /// The member that `Type.member` names; `init` for a construction.
  func memberCalled(by edge: Edge) -> String {
    guard edge.kind == .staticMember else { return "init" }
    let index = firstReference(edge.file, from: edge.range.start)
    let references = files[edge.file].outline.references
    return index < references.count ? text(edge.file, references[index].member) : ""
  }
}

extension ReferenceKind {
  /// A switch, as `==` on another module's enumeration is a call.
  fileprivate var makesOrCasts: Bool {
    switch self {
    case .constructs, .cast: true
    default: false
    }
  }
}
