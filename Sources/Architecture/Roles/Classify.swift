import Configuration
import Outlining

/// A role that a type was given, and by what.
struct Assignment: Sendable {
  var role: Role
  var evidence: [Evidence]
  /// Rests on evidence 1 to 4, or on a conformer that does.
  var isSure: Bool
  /// Independent facts of evidence 5 and 6; two make a deduced role certain.
  var facts: Int = 0

  var isCertain: Bool { isSure || facts >= 2 }
}

/// Gives each type its role, strongest evidence first; then, in rounds to a fixed point, what the
/// roles of a round's neighbours tell. A round looks at the round before only, so the order of
/// files cannot matter.
struct Classifier {
  let table: SymbolTable
  let settings: Settings
  let edges: [Edge]
  let survey: Survey
  // What of the survey is asked most.
  let facts: [TypeFacts]
  let outgoing: EdgeIndex
  let incoming: EdgeIndex
  let isChecked: [Bool]
  let isCompositionRoot: [Bool]
  let words: RoleWords
  /// By a framework's base: the first pattern of the preset that lists it.
  let patternOfBase: [String: Int]
  /// Ends of the names of protocols that face out of their module.
  let openSuffixes: [String]
  var assigned: [Assignment?]
  /// The word that each type's name ends in.
  let matches: [NameMatch?]
  /// The roles that the names with one stem tell: `Articles` → presenter, router, view.
  let stems: [String: Set<Role>]
  /// Per type: whether it is a class that stands in MVVM's place of the presenter.
  private(set) var actsAsViewModel: [Bool] = []
  /// What holds of each type in every round.
  private(set) var standing = Standing()
  /// All nil until the modules are found, which the direct roles tell.
  var moduleOfType: [ModuleID?]

  init(table: SymbolTable, settings: Settings, edges: EdgeTable, survey: Survey) {
    self.table = table
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
    openSuffixes = settings.openSuffixes
    patternOfBase = Dictionary(
      settings.presetRoles.enumerated().flatMap { pattern in
        pattern.element.inherits.map { ($0, pattern.offset) }
      }, uniquingKeysWith: min)
    assigned = Array(repeating: nil, count: table.types.count)
    moduleOfType = Array(repeating: nil, count: table.types.count)
    let matches = table.types.map {
      words.match($0.simpleName, isProtocol: $0.kind == .protocol)
    }
    self.matches = matches
    var stems: [String: Set<Role>] = [:]
    for (type, match) in zip(table.types, matches) where type.kind != .protocol {
      guard let match, match.isStrong, match.role != .entity, match.role != .service else {
        continue
      }
      stems[stem(of: type.simpleName, role: match.role, word: match.word), default: []]
        .insert(match.role)
    }
    self.stems = stems
    actsAsViewModel = table.types.indices.map { isActingViewModel($0) }
    standing = Standing(self)
  }

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

  /// Rounds to a fixed point; each only adds roles.
  mutating func deduce() {
    var open = table.types.indices.filter {
      assigned[$0] == nil && isChecked[$0] && !isCompositionRoot[$0] && mayBeDeduced($0)
    }
    var round = 0
    while round < 12 {
      let found = open.map { assignment(TypeID($0)) }
      var still: [Int] = []
      for (type, found) in zip(open, found) {
        if let found { assigned[type] = found } else { still.append(type) }
      }
      if still.count == open.count { break }
      open = still
      round += 1
    }
    completeEvidence()
  }

  private func assignment(_ type: TypeID) -> Assignment? {
    table.types[type.index].kind == .protocol ? protocolAssignment(type) : deducedAssignment(type)
  }

  /// Whether any round could give the type a role: what has no word, no face and is no value is left
  /// out of all of them.
  private func mayBeDeduced(_ type: Int) -> Bool {
    table.types[type].kind == .protocol || matches[type] != nil || !standing.faces[type].isEmpty
      || standing.isPlainValue[type]
  }

  /// A role was given on the first facts that told it; now that all roles are known, those that
  /// were found later count as well.
  private mutating func completeEvidence() {
    var complete = assigned
    for type in table.types.indices {
      guard let known = assigned[type], !known.isSure, let again = assignment(TypeID(type)),
        again.role == known.role, again.isSure || again.facts >= known.facts
      else { continue }
      complete[type] = again
    }
    assigned = complete
  }
}

/// What the app's start inherits.
private let rootBases: Set<String> = [
  "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
  "App", "SwiftUI.App", "WKExtensionDelegate",
]

extension SymbolTable {
  /// Types in tests, generated files and templates, mocks and previews take no role.
  func isChecked(_ type: TypeInfo) -> Bool {
    guard files[type.file].kind == .source else { return false }
    if type.externalBases.contains("PreviewProvider") { return false }
    let name = type.simpleName
    for word in ["Mock", "Stub", "Spy", "Fake", "Dummy"] {
      if name.hasPrefix(word), name.dropFirst(word.count).first?.isUppercase ?? false {
        return false
      }
      if name.hasSuffix(word) { return false }
    }
    if let parent = type.parent { return isChecked(types[parent.index], depth: 0) }
    return true
  }

  private func isChecked(_ type: TypeInfo, depth: Int) -> Bool {
    guard depth < 32, let parent = type.parent else {
      return !type.externalBases.contains("PreviewProvider")
    }
    return isChecked(types[parent.index], depth: depth + 1)
  }

  /// The app's start and its containers may name anything.
  func isCompositionRoot(_ type: TypeInfo) -> Bool {
    let name = type.simpleName
    for ancestor in ancestors(of: type.id)
    where types[ancestor.index].externalBases.contains(where: { rootBases.contains($0) }) {
      return true
    }
    if ["AppDelegate", "SceneDelegate", "AppDependencies"].contains(name) { return true }
    if name.hasSuffix("DependencyContainer") || name.hasSuffix("DIContainer") { return true }
    let outline = files[type.file].outline
    let attributes = outline.attributes[declaration(places[type.id.index][0]).attributes]
    return attributes.contains {
      ["main", "UIApplicationMain", "NSApplicationMain"].contains(text(type.file, $0.name))
    }
  }
}
