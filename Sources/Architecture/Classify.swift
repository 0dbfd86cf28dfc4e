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
  let facts: [TypeFacts]
  let words: RoleWords
  /// Per type: indices of the edges from it, and to it.
  let outgoing: [[Int]]
  let incoming: [[Int]]
  let isChecked: [Bool]
  let isCompositionRoot: [Bool]
  var assigned: [Assignment?]
  /// The word that each type's name ends in.
  let matches: [NameMatch?]
  /// The roles that the names with one stem tell: `Articles` → presenter, router, view.
  let stems: [String: Set<Role>]
  /// All nil until the modules are found, which the direct roles tell.
  var moduleOfType: [ModuleID?]

  init(table: SymbolTable, settings: Settings, edges: EdgeTable) {
    self.table = table
    self.settings = settings
    self.edges = edges.edges
    facts = table.collectFacts(edges, data: Set(settings.frameworks.data).union(deviceServices))
    let words = RoleWords(settings.presetRoles)
    self.words = words
    var outgoing: [[Int]] = Array(repeating: [], count: table.types.count)
    var incoming = outgoing
    for (index, edge) in edges.edges.enumerated() {
      if let from = edge.from { outgoing[from.index].append(index) }
      if case .own(let to) = edge.to { incoming[to.index].append(index) }
    }
    self.outgoing = outgoing
    self.incoming = incoming
    isChecked = table.types.map { table.isChecked($0) }
    isCompositionRoot = table.types.map { table.isCompositionRoot($0) }
    assigned = Array(repeating: nil, count: table.types.count)
    moduleOfType = Array(repeating: nil, count: table.types.count)
    let matches = table.types.map {
      words.match(String($0.simpleName), isProtocol: $0.kind == .protocol)
    }
    self.matches = matches
    var stems: [String: Set<Role>] = [:]
    for (type, match) in zip(table.types, matches) where type.kind != .protocol {
      guard let match, match.isStrong, match.role != .entity, match.role != .service else {
        continue
      }
      stems[stem(of: String(type.simpleName), role: match.role, word: match.word), default: []]
        .insert(match.role)
    }
    self.stems = stems
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
    var round = 0
    while round < 12 {
      let before = self
      var added = false
      for type in table.types.indices
      where assigned[type] == nil && isChecked[type] && !isCompositionRoot[type] {
        let id = TypeID(type)
        let found =
          table.types[type].kind == .protocol
          ? before.protocolAssignment(id) : before.deducedAssignment(id)
        if let found {
          assigned[type] = found
          added = true
        }
      }
      if !added { break }
      round += 1
    }
    completeEvidence()
  }

  /// A role was given on the first facts that told it; now that all roles are known, those that
  /// were found later count as well.
  private mutating func completeEvidence() {
    let final = self
    for type in table.types.indices {
      guard let known = final.assigned[type], !known.isSure else { continue }
      let id = TypeID(type)
      let again =
        table.types[type].kind == .protocol
        ? final.protocolAssignment(id) : final.deducedAssignment(id)
      if let again, again.role == known.role, again.isSure || again.facts >= known.facts {
        assigned[type] = again
      }
    }
  }
}

/// Device services, whose use bears out that something is a service.
let deviceServices: Set<String> = [
  "CLLocationManager", "AVCaptureSession", "CBCentralManager", "CBPeripheralManager",
  "NWPathMonitor", "LAContext", "UNUserNotificationCenter", "CMMotionManager", "HKHealthStore",
  "CNContactStore", "EKEventStore", "PHPhotoLibrary", "SKPaymentQueue", "WCSession",
  "AVAudioSession",
  "AVAudioPlayer", "AVAudioRecorder", "SecItemAdd", "NotificationCenter",
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
    let bases: Set<String> = [
      "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
      "App", "SwiftUI.App", "WKExtensionDelegate",
    ]
    let name = String(type.simpleName)
    if type.externalBases.contains(where: { bases.contains($0) }) { return true }
    if ["AppDelegate", "SceneDelegate", "AppDependencies"].contains(name) { return true }
    if name.hasSuffix("DependencyContainer") || name.hasSuffix("DIContainer") { return true }
    let outline = files[type.file].outline
    let attributes = outline.attributes[declaration(places[type.id.index][0]).attributes]
    return attributes.contains {
      ["main", "UIApplicationMain", "NSApplicationMain"].contains(text(type.file, $0.name))
    }
  }
}
