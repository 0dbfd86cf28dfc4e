import Configuration
import Outlining

/// What evidence is asked of: the code, what its names say under the settings, and the roles that the
/// rounds so far have given.
struct Classification: Sendable {
  private let kept: KeptTable
  var table: SymbolTable { kept.table }
  let settings: Settings
  var edges: [Edge]
  let survey: Survey
  // What of the survey is asked most.
  let facts: [TypeFacts]
  let outgoing: EdgeIndex
  let incoming: EdgeIndex
  let isChecked: [Bool]
  let isCompositionRoot: [Bool]
  let words: RoleWords
  /// The roles given by `// viperlint:role`.
  let annotations: [TypeID: Role]
  /// By the name of a base that the repo does not declare.
  let baseMeanings: [String: BaseMeaning]
  /// Ends of the names of protocols that face out of their module.
  let openSuffixes: [String]
  /// The word that each type's name ends in.
  let matches: [NameMatch?]
  /// Per type: the scene's namespace that it is a component of.
  let sceneNamespaces: [TypeID?]
  /// The roles that the names with one stem tell: `Articles` → presenter, router, view.
  let stems: [String: Set<Role>]
  /// By package: the roles of components that names and bases tell there.
  let rolesOfPackage: [String: Set<Role>]
  var assigned: [Assignment?]
  /// Per type: whether it is a class that stands in MVVM's place of the presenter.
  private(set) var actsAsViewModel: [Bool] = []
  /// What holds of each type in every round.
  private(set) var standing = Standing()
  /// None until they are found, which the direct roles tell.
  var modules = ModuleMap()

  init(table: SymbolTable, settings: Settings, edges: EdgeTable, survey: Survey) {
    kept = KeptTable(table)
    self.settings = settings
    self.edges = edges.edges
    self.survey = survey
    facts = survey.facts
    outgoing = survey.outgoing
    incoming = survey.incoming
    isChecked = survey.isChecked
    isCompositionRoot = survey.isCompositionRoot
    let words = RoleWords(settings.wordPatterns)
    self.words = words
    annotations = table.annotations()
    openSuffixes = settings.openSuffixes
    baseMeanings = BaseMeaning.ofBases(in: table, settings)
    assigned = Array(repeating: nil, count: table.types.count)
    modules.moduleOfType = Array(repeating: nil, count: table.types.count)
    let bare = table.threads.mapEach(table.types.count) { type in
      words.match(table.types[type].simpleName, isProtocol: table.types[type].kind.isProtocol)
    }
    let namespaces = SceneNamespaces(table, facts, bare, states: survey.isStateOfView)
    sceneNamespaces = namespaces.ofType
    let matches = namespaces.named(bare, table.types)
    self.matches = matches
    (stems, rolesOfPackage) = table.threads.both {
      Self.stems(table.types, matches, namespaces)
    } _: {
      Self.rolesOfPackages(table, matches)
    }
    let named = self
    actsAsViewModel = table.threads.mapEach(table.types.count) { named.isActingViewModel($0) }
    standing = Standing(self)
  }

  private static func stems(
    _ types: [TypeInfo], _ matches: [NameMatch?], _ namespaces: SceneNamespaces
  ) -> [String: Set<Role>] {
    var stems: [String: Set<Role>] = [:]
    for type in types.indices where !types[type].kind.isProtocol {
      guard let match = matches[type], match.isStrong, match.role != .entity,
        match.role != .service
      else { continue }
      let stem =
        namespaces.ofType[type] == nil
        ? stem(of: types[type].simpleName, role: match.role, word: match.word) : match.stem
      stems[stem, default: []].insert(match.role)
    }
    return stems
  }
}

// What evidence asks over and over.
extension Classification {
  var moduleOfType: [ModuleID?] { modules.moduleOfType }

  func role(_ type: TypeID) -> Role? { assigned[type.index]?.role }

  /// The role of a type, or of the nearest one around it that has one: nested types without a role
  /// count for the type around them.
  func roleInOrAround(_ type: TypeID) -> Role? {
    var current: TypeID? = type
    var steps = 0
    while let id = current, steps < 64 {
      if let role = role(id) { return role }
      current = table.types[id.index].parent
      steps += 1
    }
    return nil
  }

  func info(_ type: TypeID) -> TypeInfo { table.types[type.index] }

  // Single fields, as a copy of the whole would count a reference for each of its lists.
  func kind(_ type: TypeID) -> DeclarationKind { table.types[type.index].kind }
  func parent(_ type: TypeID) -> TypeID? { table.types[type.index].parent }
  func file(_ type: TypeID) -> Int { table.types[type.index].file }
  func isValue(_ type: TypeID) -> Bool { table.types[type.index].isValue }

  func isProtocol(_ type: TypeID) -> Bool { table.types[type.index].kind.isProtocol }

  /// The first type of the repo to which a reference of some kinds leads from a type, and of which
  /// something holds. Loops, as a lazy sequence would copy all of this for each question.
  func target(
    of type: TypeID, _ kinds: ReferenceKinds, where holds: (TypeID) -> Bool
  ) -> TypeID? {
    for link in survey.linksFrom[type] where kinds.contains(link.kinds) {
      if let target = link.other, holds(target) { return target }
    }
    return nil
  }

  /// The first type of the repo from which a reference of some kinds leads to a type, and of which
  /// something holds.
  func source(
    of type: TypeID, _ kinds: ReferenceKinds, where holds: (TypeID) -> Bool
  ) -> TypeID? {
    for link in survey.linksTo[type] where kinds.contains(link.kinds) {
      if let source = link.other, holds(source) { return source }
    }
    return nil
  }

  /// The names of everything that a type inherits, the repo's own and others.
  func baseNames(of type: TypeID) -> [String] {
    table.ancestors(of: type).flatMap { ancestor in
      (ancestor == type ? [] : [table.types[ancestor.index].name])
        + table.types[ancestor.index].externalBases
    }
  }

  /// Whether a type inherits, however far up, a base that the repo does not declare and of which
  /// something holds.
  func inheritsExternal(_ type: TypeID, where holds: (String) -> Bool) -> Bool {
    table.inheritsExternal(type, where: holds)
  }

  /// Any view or controller, UIKit's or SwiftUI's.
  func inheritsView(_ type: TypeID) -> Bool {
    inheritsExternal(type) { isUIViewName($0) || isSwiftUIView($0) }
  }

  /// Whether what a type's name ends in is a strong word for a component, builders counted in.
  func isNamedAsComponent(_ type: TypeID) -> Bool {
    matches[type.index].map { $0.isStrong && $0.role.isComponentOrBuilder } ?? false
  }

  /// A controller, or a view that a module is named for; not a label or a cell.
  func isScreen(_ type: TypeID) -> Bool {
    inheritsExternal(type) { isUIControllerName($0) || isSwiftUIView($0) }
  }

  /// A component that stores the type, or a protocol it conforms to.
  func holderByFace(_ type: TypeID, roles: Set<Role>) -> TypeID? {
    for face in table.ancestors(of: type)
    where face == type || table.types[face.index].kind == .protocol {
      let holder = source(of: face, .stores) { holder in
        holder != type && (role(holder).map(roles.contains) ?? false)
      }
      if let holder { return holder }
    }
    return nil
  }
}

extension Role {
  /// The parts that a scene is made of, the builder apart.
  package var isComponent: Bool {
    switch self {
    case .view, .presenter, .interactor, .router: true
    default: false
    }
  }

  var isComponentOrBuilder: Bool { isComponent || self == .builder }
}
