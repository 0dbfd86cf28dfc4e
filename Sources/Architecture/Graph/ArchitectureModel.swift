package import Configuration
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
  /// Per type: the types that name it as superclass or protocol; sorted.
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
  /// Per module: whether it is a part of screens, without one of its own.
  private var parts: [Bool] = []
  /// Per module: whether it is a part that has a view.
  private var widgets: [Bool] = []
  /// By name: the references to what several declarations could mean, and to what none does.
  var ambiguousCounts: [Int] = []
  var externalCounts: [Int] = []
  /// Members that build their own module and so are judged as a builder.
  package var buildingMembers: Set<MemberPlaceKey> = []
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

  /// Whether a name stands anywhere in the code; of one with dots, whether its first level does. May
  /// hold for a name that viperlint itself knows and nobody writes.
  package func mentions(_ name: String) -> Bool {
    names.number(of: name) != nil || names.number(of: firstLevel(of: name)) != nil
  }

  /// The name that the code spells with other capitals; nil where there is none.
  package func otherSpelling(of name: String) -> String? {
    let letters = name.lowercased()
    return names.texts.filter { $0 != name && $0.lowercased() == letters }.min()
  }

  private func firstLevel(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

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

  /// Whether a type inherits, however far up, a name of the outside that ends in one of some words.
  package func inheritsExternal(_ type: TypeID, endingIn endings: [String]) -> Bool {
    ancestors(of: type).contains { ancestor in
      self[ancestor].externalBases.contains { base in endings.contains { base.hasSuffix($0) } }
    }
  }

  /// Whether a type is a controller that shows other screens, and moves between them.
  package func isContainer(_ type: TypeID) -> Bool {
    inheritsExternal(
      type,
      endingIn: [
        "NavigationController", "TabBarController", "PageViewController", "SplitViewController",
      ])
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
        if order.count == 4096 { break }
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

  /// Whether a module is a part that screens are put together from: it has neither a screen
  /// nor a router or builder of its own, so that others must make and hold what is in it.
  package func isPart(_ module: ModuleID) -> Bool { parts[module.index] }

  /// Whether a module is a part with a view of its own: a cell, say, with its presenter.
  package func isWidget(_ module: ModuleID) -> Bool { widgets[module.index] }

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
    findParts()
  }

  private mutating func findParts() {
    var isWhole = Array(repeating: false, count: modules.count)
    var hasView = isWhole
    for type in types where !type.kind.isProtocol {
      guard let module = type.module, let role = type.role else { continue }
      if role == .view { hasView[module.index] = true }
      switch role {
      // Any of SwiftUI's views could be a screen.
      case .view where type.isValue || screens[type.id.index]: isWhole[module.index] = true
      case .router, .builder: isWhole[module.index] = true
      default: break
      }
    }
    parts = isWhole.map { !$0 }
    widgets = modules.indices.map { parts[$0] && hasView[$0] }
  }

  /// The types of one module, in order.
  package func types(in module: ModuleID) -> [TypeInfo] { types.filter { $0.module == module } }
}

/// One file of the tree and how it is treated.
package struct SourceOutline: Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  package var outline: FileOutline
  /// The target it belongs to, as a path whose last level is the module's name; empty for none.
  package var target: String
  /// Further targets that compile it, too.
  package var otherTargets: [String]
  /// Whether a package manifest states the target: what is internal to it ends there.
  package var isInPackage: Bool
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

  /// Whether a target compiles both.
  package func sharesTarget(with other: SourceOutline) -> Bool {
    other.isCompiled(for: target) || otherTargets.contains { other.isCompiled(for: $0) }
  }

  /// Whether the same targets compile both.
  func hasTargets(of other: SourceOutline) -> Bool {
    target == other.target && otherTargets == other.otherTargets
  }

  /// Whether a target compiles it.
  func isCompiled(for target: String) -> Bool {
    self.target == target || otherTargets.contains(target)
  }

  package init(
    path: String, outline: FileOutline, target: String = "", otherTargets: [String] = [],
    isInPackage: Bool = false,
    kind: Kind = .source
  ) {
    self.path = path
    self.outline = outline
    self.target = target
    self.otherTargets = otherTargets
    self.isInPackage = isInPackage
    self.kind = kind
  }
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

package struct NameCount: Sendable, Equatable {
  package var name: String
  package var count: Int

  package init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}
