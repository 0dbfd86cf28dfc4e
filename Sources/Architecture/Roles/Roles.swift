package import Configuration
import Outlining

/// The program with every type's role and module, the evidence for both, and what follows from them for
/// each type by itself.
package struct Roles: Sendable {
  private(set) var program: Program
  package private(set) var types: [TypeInfo]
  package let modules: [ModuleInfo]
  package let settings: SettingsInForce
  /// How well each preset fits the code; empty where one was named.
  package let fits: [PresetFit]
  private var classifications: [Classification]
  private let classificationOfType: [Int]
  /// Per type: what ``judgedType(for:)`` gives.
  private let judged: [TypeID]
  /// By number of settings.
  private let assemblingRoles: [Set<Role>]

  init(_ layers: Layers, fits: [PresetFit]) {
    program = layers.program
    settings = layers.settings
    self.fits = fits
    classifications = layers.classifications
    classificationOfType = layers.ofType
    let first = layers.classifications[0]
    var modules = first.modules.modules
    for index in modules.indices { modules[index].preset = layers.settings.ofRun.preset }
    var types = layers.program.table.types
    for (number, found) in layers.classifications.enumerated() {
      for index in types.indices where layers.ofType[index] == number {
        types[index].take(found)
        if let module = types[index].module, number != 0 {
          modules[module.index].preset = found.settings.preset
        }
      }
    }
    self.types = types
    self.modules = modules
    judged = types.indices.map { findJudged(TypeID($0), types) }
    assemblingRoles = layers.settings.all.map(\.assemblingRoles)
  }

  /// Changes the references for all who read them, as to keep them twice takes a twentieth of a run's
  /// memory.
  mutating func changeEdges(_ change: (inout [Edge]) -> Void) {
    // Nobody else has them while they change, so that they need not be copied.
    var edges = program.edges.edges
    program.edges.edges = []
    for index in classifications.indices { classifications[index].edges = [] }
    change(&edges)
    for index in classifications.indices { classifications[index].edges = edges }
    program.edges.edges = edges
  }

  /// Changes what is known of the types for all who read it.
  mutating func changeTypes(_ change: (inout [TypeInfo]) -> Void) { change(&types) }

  package subscript(type: TypeID) -> TypeInfo { types[type.index] }
  package subscript(module: ModuleID) -> ModuleInfo { modules[module.index] }

  /// Per type: whether it is a class in MVVM's place of the presenter.
  var actsAsViewModel: [Bool] { classifications[0].actsAsViewModel }

  package var table: SymbolTable { program.table }
  var files: [SourceOutline] { program.table.files }

  /// What the last word of a type's name tells.
  func nameMatch(of type: TypeID) -> NameMatch? {
    classifications[classificationOfType[type.index]].matches[type.index]
  }

  /// What speaks for a type's role beside what was taken, and what refuses it.
  package func considerations(of type: TypeID) -> [Consideration] {
    classifications[classificationOfType[type.index]].considerations(of: types[type.index])
  }

  /// The role of a type, or of the nearest one around it that has one: what a nested type without a
  /// role names counts as named by the type around it.
  package func judgedType(for type: TypeID) -> TypeID { judged[type.index] }

  /// Whether the members of a type may put its own module together.
  func assembles(_ type: TypeID) -> Bool {
    types[type.index].role.map { assemblingRoles[settings.number(of: type)].contains($0) } ?? false
  }

  /// All that a type inherits, itself first, nearest first.
  package func ancestors(of type: TypeID) -> [TypeID] { table.ancestors(of: type) }

  /// The checked types, protocols not, that conform to or inherit a type, itself included where it
  /// is one.
  package func concreteTypes(of type: TypeID) -> [TypeID] {
    let children = table.children
    if children[type.index].isEmpty { return isConcrete(type) ? [type] : [] }
    var seen: Set<TypeID> = [type]
    var order = [type]
    var position = 0
    while position < order.count, order.count < mostConformers {
      for other in children[order[position].index] where seen.insert(other).inserted {
        order.append(other)
        if order.count == mostConformers { break }
      }
      position += 1
    }
    return order.filter { isConcrete($0) }.sorted()
  }

  /// Whether no concrete type is a type but some; asked no further than to the first that is none of them.
  package func isMet(_ type: TypeID, onlyBy some: Set<TypeID>) -> Bool {
    var seen: Set<TypeID> = [type]
    var open = [type]
    while let next = open.popLast() {
      if isConcrete(next), !some.contains(next) { return false }
      for other in table.children[next.index] where seen.insert(other).inserted {
        open.append(other)
      }
    }
    return true
  }

  private func isConcrete(_ type: TypeID) -> Bool {
    types[type.index].kind != .protocol && types[type.index].isChecked
  }

  /// Whether a preset in force was found by studying the code, and not stated.
  package var hasFoundPreset: Bool { settings.hasFoundPreset }

  /// The cell in force for what a type names, in a role that it has where it names it.
  package func entry(for type: TypeID, from: Role, to: Role) -> DependencyTable.Entry? {
    settings[type].table.entry(from: from, to: to)
  }
}

/// A protocol that so many conform to (`Sendable` declared by the repo) is nobody's face; to follow all
/// of them for each reference would cost the square of the code.
private let mostConformers = 4096

extension TypeInfo {
  fileprivate mutating func take(_ roles: Classification) {
    isChecked = roles.isChecked[id.index]
    isCompositionRoot = roles.isCompositionRoot[id.index]
    module = roles.modules.moduleOfType[id.index]
    guard let found = roles.assigned[id.index] else { return }
    role = found.role
    evidence = found.evidence
    certainty = found.isCertain ? .certain : .deduced
  }
}

private func findJudged(_ type: TypeID, _ types: [TypeInfo]) -> TypeID {
  var current = type
  var steps = 0
  // SwiftUI's own, between a view and a controller: what it holds and meets is not the view's.
  if types[type.index].role == nil, isCoordinatorOfRepresentable(type, types) { return type }
  while types[current.index].role == nil, let parent = types[current.index].parent, steps < 64 {
    current = parent
    steps += 1
  }
  return types[current.index].role == nil ? type : current
}
