import Configuration
import Lexing
import Outlining

/// The members that put their own module together, and the references that are judged by it.
struct Building: Sendable {
  /// Members that build their own module and so are judged as a builder.
  private(set) var members: Set<MemberPlaceKey> = []
  /// The names of those members, by type.
  private(set) var memberNames: [TypeID: Set<String>] = [:]
  /// The routers that build.
  private(set) var routers: [TypeID] = []
  /// Per edge: what building makes of it.
  private(set) var traits: [Edge.Traits]

  init(_ roles: Roles, _ standings: Standings) {
    traits = Array(repeating: [], count: roles.edges.count)
    let finder = BuildingFinder(roles, standings)
    for (from, key, edge) in finder.building() {
      members.insert(key)
      memberNames[from, default: []].insert(String(roles.memberName(edge).prefix { $0 != "(" }))
    }
    routers = memberNames.keys.filter { roles[$0].role == .router }.sorted()
    markTraits(roles)
    markKeptByCoordinators(roles)
  }

  private mutating func markTraits(_ roles: Roles) {
    var hasBuilding = [Bool](repeating: false, count: roles.files.count)
    for key in members { hasBuilding[key.file] = true }
    var isBuilding = [Bool](repeating: false, count: roles.types.count)
    for type in memberNames.keys { isBuilding[type.index] = true }
    for index in roles.edges.indices {
      if hasBuilding[roles.edges[index].file],
        members.contains(roles.memberKey(of: roles.edges[index]))
      {
        traits[index].insert(.inBuildingMember)
      }
      guard case .own(let to) = roles.edges[index].to, isBuilding[to.index] else { continue }
      let edge = roles.edges[index]
      guard edge.kind == .staticMember || edge.kind == .constructs, let names = memberNames[to],
        names.contains(roles.table.memberCalled(by: edge))
      else { continue }
      traits[index].insert(.toBuildingMember)
    }
  }

  /// A coordinator keeps what it makes, which nobody else would: to store it is part of building.
  private mutating func markKeptByCoordinators(_ roles: Roles) {
    var made: Set<TypePair> = []
    func isCoordinator(_ type: TypeID) -> Bool {
      roles[type].role == .router && isNamedCoordinator(roles[type].simpleName)
    }
    for (index, edge) in roles.edges.enumerated()
    where edge.kind == .constructs && traits[index].contains(.inBuildingMember) {
      guard let from = edge.from, case .own(let to) = edge.to, isCoordinator(from) else { continue }
      for kin in roles.ancestors(of: to) { made.insert(TypePair(from: from, to: kin)) }
    }
    guard !made.isEmpty else { return }
    for index in roles.edges.indices where roles.edges[index].kind == .stores {
      guard let from = roles.edges[index].from, case .own(let to) = roles.edges[index].to,
        made.contains(TypePair(from: from, to: to))
      else { continue }
      traits[index].insert(.inBuildingMember)
    }
  }
}

private struct BuildingFinder {
  let roles: Roles
  let standings: Standings

  init(_ roles: Roles, _ standings: Standings) {
    self.roles = roles
    self.standings = standings
  }

  /// Where a member makes a part of a module that is its own, or nobody's.
  func building() -> [(from: TypeID, key: MemberPlaceKey, edge: Edge)] {
    let instantiating = membersThatInstantiate()
    let assembling = assemblingMembers()
    let assembled = modulesThatAssemble()
    var found: [(from: TypeID, key: MemberPlaceKey, edge: Edge)] = []
    for index in roles.edges.indices where roles.edges[index].kind.makesOrCasts {
      let edge = roles.edges[index]
      // A storyboard's controller is made by name and cast to what it is.
      if edge.kind == .cast, !instantiating.contains(roles.memberKey(of: edge)) { continue }
      guard let from = edge.from, case .own(let made) = edge.to,
        from != made || assembling.contains(roles.memberKey(of: edge)),
        isOwnOrNobodys(made, from, assembled), let role = roles[made].role,
        [.view, .presenter, .interactor].contains(role), roles[made].kind != .protocol
      else { continue }
      let key = roles.memberKey(of: edge)
      // A router builds in any member; a type without a part in the module only where it makes
      // several.
      let builds = roles.assembles(from) && roles[from].role != role
      if builds || assembling.contains(key) || makesForSwiftUI(from, edge) {
        found.append((from, key, edge))
      }
    }
    return found
  }

  /// Whether SwiftUI asks here for what the platform shows: `makeUIViewController(context:)` of a
  /// representable is where a screen is put together for it.
  private func makesForSwiftUI(_ from: TypeID, _ edge: Edge) -> Bool {
    let member = roles.memberName(edge)
    guard member.hasPrefix("make"), member.hasSuffix("(context:)") else { return false }
    return roles.ancestors(of: from).contains { isRepresentable(roles[$0]) }
  }

  /// Part of the router's own module, a screen outside all modules, or part of a module that has
  /// neither builder nor router: nobody else could make these.
  private func isOwnOrNobodys(_ made: TypeID, _ from: TypeID, _ assembled: Set<ModuleID>) -> Bool {
    guard let module = roles[made].module else {
      return roles[made].role == .view && standings.screens[made.index]
    }
    return roles[from].module == module || !assembled.contains(module)
  }

  /// The modules with a builder or a router of their own, protocols apart.
  private func modulesThatAssemble() -> Set<ModuleID> {
    Set(
      roles.types.filter {
        $0.kind != .protocol && $0.isChecked && ($0.role == .builder || $0.role == .router)
      }.compactMap(\.module))
  }

  /// Members that call `instantiateViewController(withIdentifier:)` and the like.
  private func membersThatInstantiate() -> Set<MemberPlaceKey> {
    let table = roles.table
    var found: Set<MemberPlaceKey> = []
    for file in roles.files.indices where roles.files[file].kind == .source {
      let outline = roles.files[file].outline
      for chain in outline.chains
      where chain.components.contains(where: {
        table.traits(file, outline.components[$0].name).contains(.instantiation)
      }) {
        found.insert(table.memberKey(file, chain.owner, chain.variable))
      }
    }
    return found
  }

  /// Members that make two or more of a module's components: assembly, whatever the type is called.
  private func assemblingMembers() -> Set<MemberPlaceKey> {
    var made: [MemberPlaceKey: Set<Role>] = [:]
    for index in roles.edges.indices where roles.edges[index].kind.makesOrCasts {
      let edge = roles.edges[index]
      guard edge.kind == .constructs, let from = edge.from, case .own(let part) = edge.to,
        let role = roles[part].role, role.isComponent, roles[part].kind != .protocol,
        maySetUp(from, edge)
      else { continue }
      made[roles.memberKey(of: edge), default: []].insert(role)
    }
    return Set(made.filter { $0.value.count >= 2 }.keys)
  }

  /// Whether what is made there may be assembly. An instance of a view, presenter or interactor that
  /// makes others wires itself; a static member of its type makes the instance with all it needs.
  private func maySetUp(_ from: TypeID, _ edge: Edge) -> Bool {
    switch roles[from].role {
    case .entity: false
    case .view, .presenter, .interactor: isOfType(roles.memberKey(of: edge))
    default: true
    }
  }

  private func isOfType(_ key: MemberPlaceKey) -> Bool {
    let outline = roles.files[key.file].outline
    if key.declaration != .max {
      return outline.declarations[Int(key.declaration)].modifiers.areOfType
    }
    return key.variable != .max && outline.variables[Int(key.variable)].isStatic
  }
}

/// A function or property initialiser of one file.
struct MemberPlaceKey: Hashable, Sendable {
  var file: Int
  var declaration: UInt32
  var variable: UInt32
}

extension Roles {
  var edges: [Edge] { program.edges.edges }

  fileprivate func memberKey(of edge: Edge) -> MemberPlaceKey {
    table.memberKey(edge.file, edge.owner, edge.variable)
  }

  /// The property or function that an edge stands in, as it is named; empty for none.
  fileprivate func memberName(_ edge: Edge) -> String { table.text(edge.file, edge.member) }
}

extension SymbolTable {
  func memberKey(_ file: Int, _ owner: DeclarationID, _ variable: VariableID) -> MemberPlaceKey {
    let member = enclosingMember(file: file, owner)
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

  /// The member that `Type.member` names; `init` for a construction.
  fileprivate func memberCalled(by edge: Edge) -> String {
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

/// Whether a router's name says that it keeps what it makes.
package func isNamedCoordinator(_ name: String) -> Bool {
  coordinatorWords.contains { endsWithWord(name, $0) }
}

private let coordinatorWords = Words.shipped.inOrder(.coordinators)
