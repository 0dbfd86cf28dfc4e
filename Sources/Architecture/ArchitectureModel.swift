package import Configuration
package import Lexing
package import Outlining

/// The finished, immutable value that every rule reads: types with their modules and roles, and the
/// graph of who refers to whom and how. Everything is sorted by file path, then by place.
package struct ArchitectureModel: Sendable {
  package var files: [SourceOutline] = []
  package var types: [TypeInfo] = []
  package var modules: [ModuleInfo] = []
  /// References between types, and from types to names that the repo does not declare.
  package var edges: [Edge] = []
  /// Members reached through other members (`presenter.router.prepare`), resolved step by step.
  package var accesses: [MemberAccess] = []
  /// What holds where nothing else does.
  package var settings: Settings { variants[0] }
  /// How well each preset fits the code; empty where one was named.
  package var fits: [PresetFit] = []
  /// All settings in force somewhere, those of the run first.
  private var variants: [Settings]
  /// Per type: an index into `variants`; empty where there is one only.
  private var variantOfType: [Int32] = []
  /// By path, where it is not 0: the settings that hold for a file.
  private var variantOfFile: [String: Int] = [:]
  /// By variant.
  private var assemblingRoles: [Set<Role>] = []
  /// Calls that move between screens, known by their receivers; those of routers and builders not.
  package var navigationCalls: [NavigationCall] = []
  /// Where types name network, database or preferences, attributes and global functions included.
  package var dataUses: [Edge] = []
  /// References that were looked up, resolved or not.
  package var referenceCount = 0
  /// Per type: its own superclass and protocols, and who names it as one; sorted.
  package var children: [[TypeID]] = []
  var names = NameTable()
  /// Per type: all that it inherits, itself first, nearest first.
  var lineage: [[TypeID]] = []
  /// Per type: what ``judgedType(for:)`` gives.
  private var judged: [TypeID] = []
  /// Per file: the roles of the types, protocols not, that it declares; each once.
  private var rolesOfFile: [[Role]] = []
  /// Per type: whether it is a protocol that its preset opens to other modules.
  private var opens: [Bool] = []
  /// Per type: whether it is a screen.
  private var screens: [Bool] = []
  /// By name: the references to what several declarations could mean, and to what none does.
  var ambiguousCounts: [Int] = []
  var externalCounts: [Int] = []
  /// Members that build their own module and so are judged as a builder.
  var buildingMembers: Set<MemberPlaceKey> = []
  /// The names of those members, by type.
  var buildingMemberNames: [TypeID: Set<String>] = [:]

  package init(_ settings: Settings = Settings()) { variants = [settings] }

  package subscript(type: TypeID) -> TypeInfo { types[type.index] }
  package subscript(module: ModuleID) -> ModuleInfo { modules[module.index] }

  /// The name of the outside that an edge leads to; nil for one to a type of the repo.
  package func externalName(_ edge: Edge) -> String? {
    guard case .external(let name) = edge.to else { return nil }
    return text(edge.file, name)
  }

  /// The property or function that an edge stands in, as it is named; empty for none.
  package func memberName(_ edge: Edge) -> String {
    text(edge.file, edge.member)
  }

  /// A name of a file, as written there.
  package func text(_ file: Int, _ name: NameID) -> String { names[names.number(file, name)] }

  /// Names that several declarations could mean, each with the number of references, most first.
  package var ambiguousNames: [NameCount] { named(ambiguousCounts) }
  /// Names that no declaration of the repo means, each with the number of references, most first.
  package var externalNames: [NameCount] { named(externalCounts) }
  package var ambiguousNameCount: Int { ambiguousCounts.count { $0 > 0 } }
  package var externalNameCount: Int { externalCounts.count { $0 > 0 } }

  private func named(_ counts: [Int]) -> [NameCount] {
    counts.indices.filter { counts[$0] > 0 }
      .map { NameCount(name: names.texts[$0], count: counts[$0]) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// All that a type inherits, itself first, nearest first.
  package func ancestors(of type: TypeID) -> [TypeID] {
    lineage[type.index]
  }

  /// The checked types, protocols not, that conform to or inherit a type, itself included where it
  /// is one.
  package func concreteTypes(of type: TypeID) -> [TypeID] {
    if children[type.index].isEmpty { return isConcrete(type) ? [type] : [] }
    var seen: Set<TypeID> = [type]
    var order = [type]
    var position = 0
    while position < order.count, order.count < 4096 {
      for other in children[order[position].index] where seen.insert(other).inserted {
        order.append(other)
      }
      position += 1
    }
    return order.filter { isConcrete($0) }.sorted()
  }

  private func isConcrete(_ type: TypeID) -> Bool {
    types[type.index].kind != .protocol && types[type.index].isChecked
  }

  /// The role of a type, or of the nearest one around it that has one: what a nested type without a
  /// role names counts as named by the type around it.
  package func judgedType(for type: TypeID) -> TypeID { judged[type.index] }

  func findJudged(_ type: TypeID) -> TypeID {
    var current = type
    var steps = 0
    while types[current.index].role == nil, let parent = types[current.index].parent, steps < 64 {
      current = parent
      steps += 1
    }
    return types[current.index].role == nil ? type : current
  }

  // MARK: Settings

  /// Adds settings that hold for some types, and gives their number.
  mutating func addVariant(_ settings: Settings) -> Int {
    variants.append(settings)
    return variants.count - 1
  }

  mutating func setVariant(_ number: Int, of type: TypeID) {
    if variantOfType.isEmpty { variantOfType = [Int32](repeating: 0, count: types.count) }
    variantOfType[type.index] = Int32(number)
  }

  mutating func setVariant(_ number: Int, ofFile path: String) { variantOfFile[path] = number }

  /// All that is said of a rule somewhere.
  package func allRuleSettings(_ rule: String) -> [RuleSettings] {
    variants.compactMap { $0.rules[rule] }
  }

  /// What holds for a rule in a file.
  package func ruleSettings(_ rule: String, file: String) -> RuleSettings? {
    variants[variantOfFile[file] ?? 0].rules[rule]
  }

  private func variant(of type: TypeID) -> Int {
    variantOfType.isEmpty ? 0 : Int(variantOfType[type.index])
  }

  /// What holds for a type: its preset and its table.
  package func settings(for type: TypeID) -> Settings { variants[variant(of: type)] }

  /// The cell in force for what a type names, in a role that it has where it names it.
  package func entry(for type: TypeID, from: Role, to: Role) -> DependencyTable.Entry? {
    variants[variant(of: type)].table.entry(from: from, to: to)
  }

  /// The cell for a group of frameworks.
  package func frameworkEntry(
    for type: TypeID, role: Role, group: String
  ) -> FrameworkTable.Entry? {
    variants[variant(of: type)].frameworkTable.entry(from: role, group: group)
  }

  /// The groups of frameworks that the configuration defines.
  package var allGroups: [FrameworkGroup] { variants[0].frameworks.groups }

  // MARK: Types

  /// The roles of the types, protocols not, that a file declares.
  package func rolesDeclared(inFile file: Int) -> [Role] { rolesOfFile[file] }

  /// A view controller, or a protocol that one conforms to.
  package func isScreen(_ type: TypeID) -> Bool { screens[type.index] }

  /// Whether a protocol is named as those that face out of their module: a scene's data store.
  package func isOpen(_ type: TypeID) -> Bool { opens[type.index] }

  /// Whether the members of a type may put its own module together.
  func assembles(_ type: TypeID) -> Bool {
    types[type.index].role.map { assemblingRoles[variant(of: type)].contains($0) } ?? false
  }

  /// Whether a type's row forbids a group of frameworks. Where the table is the configuration's own and
  /// says nothing of frameworks, the built-in roles below the view may know no UI.
  package func forbids(_ group: String, to type: TypeInfo) -> Bool {
    guard let role = type.role else { return false }
    let settings = variants[variant(of: type.id)]
    if let entry = settings.frameworkTable.entry(from: role, group: group) {
      return !entry.isAllowed
    }
    return group == "ui" && settings.preset == nil
      && [.presenter, .interactor, .entity, .viewModel, .service].contains(role)
      && settings.table.entries.contains { $0.from == role }
  }

  /// Finds what is asked of types often, once their roles are known.
  mutating func findStandingOfTypes() {
    judged = types.indices.map { findJudged(TypeID($0)) }
    assemblingRoles = variants.map(\.assemblingRoles)
    let openSuffixes = variants.map(\.openSuffixes)
    opens = types.indices.map { index in
      types[index].kind.isProtocol
        && openSuffixes[variant(of: TypeID(index))].contains { suffix in
          ([""] + protocolTails).contains { endsWithWord(types[index].simpleName, suffix + $0) }
        }
    }
    rolesOfFile = Array(repeating: [], count: files.count)
    for index in types.indices where !types[index].kind.isProtocol {
      guard let role = types[index].role else { continue }
      let file = types[index].file
      if !rolesOfFile[file].contains(role) { rolesOfFile[file].append(role) }
    }
    let isController = types.map { type in
      type.externalBases.contains { isUIControllerName($0) || $0.hasSuffix("ViewController") }
    }
    screens = types.indices.map { index in
      guard types[index].role == .view else { return false }
      let concrete =
        types[index].kind.isProtocol ? concreteTypes(of: TypeID(index)) : [TypeID(index)]
      return concrete.contains { id in ancestors(of: id).contains { isController[$0.index] } }
    }
  }

  /// The types of one module, in order.
  package func types(in module: ModuleID) -> [TypeInfo] { types.filter { $0.module == module } }
}

/// An index into ``ArchitectureModel/types``.
///
/// Half a word, as edges and lists of types are most of what a run holds.
package struct TypeID: Hashable, Comparable, Sendable {
  private let number: Int32
  package var index: Int { Int(number) }
  package init(_ index: Int) { number = Int32(index) }
  package static func < (left: TypeID, right: TypeID) -> Bool { left.number < right.number }
}

/// An index into ``ArchitectureModel/modules``.
package struct ModuleID: Hashable, Comparable, Sendable {
  private let number: Int32
  package var index: Int { Int(number) }
  package init(_ index: Int) { number = Int32(index) }
  package static func < (left: ModuleID, right: ModuleID) -> Bool { left.number < right.number }
}

/// One file of the tree and how it is treated.
package struct SourceOutline: Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  package var outline: FileOutline
  /// The SwiftPM or folder target it belongs to; empty for none.
  package var target: String
  package var kind: Kind

  package enum Kind: String, Sendable {
    case source
    /// In a test target, or a mock or stub.
    case test
    /// Made by a tool, and says so.
    case generated
    /// A template with `___VARIABLE___` placeholders.
    case template
  }

  package init(path: String, outline: FileOutline, target: String = "", kind: Kind = .source) {
    self.path = path
    self.outline = outline
    self.target = target
    self.kind = kind
  }
}

/// Why a type has its role: one fact, and the words that `why` prints.
package struct Evidence: Hashable, Sendable {
  package var kind: Kind
  /// A phrase about this type: `name ends in Wireframe`, `conformed to by ArticlesPresenter`.
  package var detail: String

  /// In order of strength.
  package enum Kind: String, Comparable, Sendable {
    case annotation, configuration, inherits, name
    /// A weak last word that the structure bears out.
    case structure
    /// A protocol, by its conformers.
    case conformer
    /// A type, by the face it conforms to or is held by.
    case face
    case deduced

    private var order: Int {
      switch self {
      case .annotation: 0
      case .configuration: 1
      case .inherits: 2
      case .name: 3
      case .structure: 4
      case .conformer: 5
      case .face: 6
      case .deduced: 7
      }
    }
    package static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }
  }

  package init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }
}

package enum Certainty: String, Sendable { case certain, deduced }

/// What a protocol is to its surroundings.
package enum Facing: String, Sendable { case face, port, moduleInterface }

/// One type of the repo: its declaration, joined with its extensions.
package struct TypeInfo: Sendable {
  package var id: TypeID
  /// Levels joined with dots: `Articles.Request`.
  package var name: String
  /// The last level of the name.
  package var simpleName: String
  package var kind: DeclarationKind
  /// Index into ``ArchitectureModel/files``.
  package var file: Int
  package var declaration: DeclarationID
  package var nameRange: TextRange
  package var parent: TypeID?
  /// Its own superclass, if the repo declares it.
  package var superclass: TypeID?
  /// The protocols of the repo that it names in its declaration or an extension, in order.
  package var protocols: [TypeID] = []
  /// What it inherits or conforms to that the repo does not declare, as written.
  package var externalBases: [String] = []
  package var isClassBound = false
  /// Takes part: not in a test, generated file or template, not a mock or preview.
  package var isChecked = true
  /// The app's start or its container: may name anything.
  package var isCompositionRoot = false

  package var module: ModuleID?
  package var role: Role?
  /// All roles, where a router builds; else `role` alone.
  package var roles: [Role] = []
  package var certainty: Certainty = .certain
  package var facing: Facing?
  package var evidence: [Evidence] = []

  package init(
    id: TypeID, name: String, kind: DeclarationKind, file: Int, declaration: DeclarationID,
    nameRange: TextRange
  ) {
    self.id = id
    self.name = name
    simpleName = name
    self.kind = kind
    self.file = file
    self.declaration = declaration
    self.nameRange = nameRange
  }

  package var isValue: Bool { kind == .struct || kind == .enum }
}

package struct ModuleInfo: Sendable {
  package var id: ModuleID
  package var name: String
  /// The folder, relative to the root; for a module that is a stem in a flat folder, that folder.
  package var path: String
  /// The preset that judges it; nil for a table of one's own.
  package var preset: String?

  package init(id: ModuleID, name: String, path: String, preset: String?) {
    self.id = id
    self.name = name
    self.path = path
    self.preset = preset
  }
}

/// One place where a type refers to another.
package struct Edge: Sendable {
  /// nil for code at file scope.
  package var from: TypeID?
  package var to: Target
  package var kind: ReferenceKind
  /// Of a stored reference; strong for every other.
  package var ownership: Ownership
  package var traits: Traits
  package var file: Int
  package var range: TextRange
  /// The property or function it stands in, as its declaration is named, in the names of its file.
  package var member: NameID
  /// Index into the file's variables of the property it is stored in.
  package var variable: VariableID
  package var owner: DeclarationID
  /// A subclass that makes the generic parameter stored here the type it leads to; nil for every
  /// reference that names the type itself.
  package var through: TypeID?

  package enum Target: Hashable, Sendable {
    case own(TypeID)
    /// A name of the outside world, in the names of the edge's file.
    case external(NameID)
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let inCollection = Traits(rawValue: 1)
    package static let inFunctionType = Traits(rawValue: 2)
    package static let metatype = Traits(rawValue: 4)
    /// In a weak wrapper.
    package static let inWeakWrapper = Traits(rawValue: 8)
    /// In a member that builds the module, which is judged as a builder.
    package static let inBuildingMember = Traits(rawValue: 16)
    /// The call of a building member from outside, which refers to a builder.
    package static let toBuildingMember = Traits(rawValue: 32)
    /// The object made as default value of a protocol-typed property or parameter.
    package static let injection = Traits(rawValue: 64)
    /// Stored by a computed property or a requirement: nothing is held.
    package static let computed = Traits(rawValue: 128)
    /// A port's requirement demands it of its witness.
    package static let demandedByPort = Traits(rawValue: 256)
    package static let genericArgument = Traits(rawValue: 512)
    package static let isStatic = Traits(rawValue: 1024)
  }

  package init(
    from: TypeID?, to: Target, kind: ReferenceKind, ownership: Ownership, traits: Traits,
    file: Int, range: TextRange, member: NameID, variable: VariableID, owner: DeclarationID
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.ownership = ownership
    self.traits = traits
    self.file = file
    self.range = range
    self.member = member
    self.variable = variable
    self.owner = owner
  }
}

/// `receiver.member` where the receiver's type and the member's are the repo's own.
package struct MemberAccess: Sendable {
  package var from: TypeID
  /// The type of what stands before the dot.
  package var receiver: TypeID
  package var member: String
  /// The type that declares the member: the receiver, or a protocol or class it inherits.
  package var declaredIn: TypeID
  /// The member's own type.
  package var result: TypeID
  /// How many names stand before the member (1 in `presenter.router`).
  package var depth: Int
  package var isBuilding: Bool
  /// The member builds: it is a builder's, or a router's that makes its own module.
  package var isOfBuilder: Bool
  /// The member is a function named for making something (`makeDetailView()`), or told what to do
  /// (`route(to: …)`), or it gives a value, which is made anew: no part that is kept is handed out.
  package var isMade: Bool
  /// The member is cast at once: `(screen.output as? FeedPresenter)`.
  package var isCast: Bool
  /// The member is set and not read: `view.presenter = presenter`.
  package var isAssigned: Bool
  package var file: Int
  /// From the first name of the chain to the end of the member.
  package var range: TextRange
  /// The property or function it stands in, in the names of its file.
  package var ownerName: NameID
  package var owner: DeclarationID

  package init(
    from: TypeID, receiver: TypeID, member: String, declaredIn: TypeID, result: TypeID,
    depth: Int, isBuilding: Bool, isOfBuilder: Bool, isMade: Bool, isCast: Bool, isAssigned: Bool,
    file: Int,
    range: TextRange, ownerName: NameID, owner: DeclarationID
  ) {
    self.from = from
    self.receiver = receiver
    self.member = member
    self.declaredIn = declaredIn
    self.result = result
    self.depth = depth
    self.isBuilding = isBuilding
    self.isOfBuilder = isOfBuilder
    self.isMade = isMade
    self.isCast = isCast
    self.isAssigned = isAssigned
    self.file = file
    self.range = range
    self.ownerName = ownerName
    self.owner = owner
  }
}

extension MemberAccess {
  /// The access as an edge to what it reaches, for places and folding.
  package var edge: Edge {
    Edge(
      from: from, to: .own(result), kind: .local, ownership: .strong, traits: [], file: file,
      range: range, member: ownerName, variable: .none, owner: owner)
  }
}

package struct NameCount: Sendable, Equatable {
  package var name: String
  package var count: Int

  package init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}
