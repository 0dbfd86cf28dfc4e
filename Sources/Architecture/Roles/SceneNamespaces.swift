import Configuration
import Outlining

/// The scenes that are namespaces: `enum Login {}` with `extension Login { final class Interactor … }`.
/// What stands in one has the role of its last word, bare or after a stem, and the namespace's name for
/// a stem. A view and the object that makes what it shows make one, too: `Home.RootView` and
/// `Home.StateModel`, `Home.ViewController` and `Home.ViewModel`.
struct SceneNamespaces: Sendable {
  /// Per type: the namespace that it is a component of.
  private(set) var ofType: [TypeID?]

  /// - Parameter states: whether a view holds each type as its state.
  init(
    _ table: SymbolTable, _ facts: [TypeFacts], _ matches: [NameMatch?], states: [Bool]
  ) {
    ofType = Array(repeating: nil, count: table.types.count)
    var roles: [TypeID: Set<Role>] = [:]
    var members: [TypeID: [Int]] = [:]
    for type in table.types.indices {
      guard let parent = table.types[type].parent, !table.types[type].kind.isProtocol,
        let role = Self.componentRole(table.types[type], matches[type], isState: states[type]),
        Self.isNamespace(parent, table.types, facts)
      else { continue }
      roles[parent, default: []].insert(role)
      members[parent, default: []].append(type)
    }
    for (namespace, roles) in roles where isScene(roles) {
      for member in members[namespace] ?? [] { ofType[member] = namespace }
    }
  }

  private static func componentRole(
    _ type: TypeInfo, _ match: NameMatch?, isState: Bool
  ) -> Role? {
    if isState { return .viewModel }
    guard let match, match.isStrong else { return nil }
    // A value of that name is what a scene's presenter hands to its view.
    if match.role == .viewModel { return type.kind.isClass ? .viewModel : nil }
    return match.role.isComponentOrBuilder ? match.role : nil
  }

  /// A caseless enumeration, or a structure of nothing but nested types, that stands for itself or in another
  /// such: `enum Screen { enum Login {} }`.
  private static func isNamespace(
    _ type: TypeID, _ types: [TypeInfo], _ facts: [TypeFacts]
  ) -> Bool {
    var around: TypeID? = type
    var levels = 0
    while let current = around, levels < mostLevels {
      guard isNamespace(types[current.index], facts[current.index]) else { return false }
      around = types[current.index].parent
      levels += 1
    }
    return around == nil
  }

  private static func isNamespace(_ type: TypeInfo, _ facts: TypeFacts) -> Bool {
    switch type.kind {
    case .enum: return !facts.hasCases
    case .struct:
      return facts.storedInstanceProperties == 0 && facts.initializers == 0 && facts.methods == 0
        && type.protocols.isEmpty && type.externalBases.isEmpty
    default: return false
    }
  }

  /// Several roles, a presenter, an interactor or the state of a view among them, as of any feature.
  private func isScene(_ roles: Set<Role>) -> Bool {
    roles.count >= 2 && !roles.isDisjoint(with: [.presenter, .interactor, .viewModel])
  }

  /// What the names say, with the namespace's name for the stem of its components.
  func named(_ matches: [NameMatch?], _ types: [TypeInfo]) -> [NameMatch?] {
    var named = matches
    for (type, namespace) in ofType.enumerated() {
      guard let namespace else { continue }
      named[type]?.stem = types[namespace.index].simpleName
    }
    return named
  }
}

/// So many namespaces stand within each other, unless somebody wants a run not to end.
private let mostLevels = 16
