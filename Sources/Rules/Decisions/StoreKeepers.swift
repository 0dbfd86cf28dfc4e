import Architecture
import Configuration
import Lexing
import Outlining

/// Who reaches network, database and preferences. Where the interactors of a code base hold services for that,
/// or ask theirs (`CartStore.shared`), one that does so itself goes round them.
struct StoreKeepers: Sendable {
  /// By store: who reaches it, and at how many places.
  private var services: [String: [TypeID: Int]] = [:]
  private var interactors: [String: Set<TypeID>] = [:]
  /// Whether nearly all interactors leave it to services.
  private var areServicesAsked = false

  init(_ model: ArchitectureModel) {
    var reaching: Set<TypeID> = []
    for edge in model.dataUses where model.reachesStore(edge) {
      guard let named = edge.from, let name = model.externalName(edge) else { continue }
      let user = model.judgedType(for: named)
      guard model[user].isChecked, model[user].kind != .protocol else { continue }
      if model[user].role == .service {
        services[Self.store(name), default: [:]][user, default: 0] += 1
      } else if model[user].role == .interactor {
        interactors[Self.store(name), default: []].insert(user)
        reaching.insert(user)
      }
    }
    guard !reaching.isEmpty, !services.isEmpty else { return }
    var asking: Set<TypeID> = []
    for edge in model.edges where edge.kind == .stores || edge.kind == .staticMember {
      guard let named = edge.from, let held = edge.target, model[held].role == .service else {
        continue
      }
      let user = model.judgedType(for: named)
      if model[user].role == .interactor, model[user].isChecked { asking.insert(user) }
    }
    areServicesAsked =
      asking.count >= leastAsking && reaching.count * mostReaching <= asking.count
  }

  /// Whether interactors leave to services what a name is of: not where no service reaches that store, nor
  /// where more interactors than services do.
  func isLeftToServices(_ name: String) -> Bool {
    let store = Self.store(name)
    guard areServicesAsked, let services = services[store] else { return false }
    return interactors[store]?.count ?? 0 <= services.count
  }

  /// The service that reaches most often what a name is of, the first of several; nil for none.
  func keeper(of name: String) -> TypeID? {
    services[Self.store(name)]?.min { ($1.value, $0.key.index) < ($0.value, $1.key.index) }?.key
  }

  /// What is one store by several names: a framework's types, else a type by itself.
  private static func store(_ name: String) -> String {
    let first = firstLevel(name)
    if coreDataNames.contains(first) { return "CoreData" }
    return dataModule(of: first) ?? first
  }
}

extension ArchitectureModel {
  /// Whether a reference reaches the store itself: it neither is handed what another got from it, nor hands
  /// it to somebody who is made with it (`Migrator(files: FileManager.default)`).
  func reachesStore(_ edge: Edge) -> Bool {
    guard edge.kind == .constructs || edge.kind == .staticMember else { return false }
    let outline = files[edge.file].outline
    let start = edge.range.start
    return !outline.arguments[outline.argumentRows(from: start, to: start + 1)].contains {
      $0.range.start == start && $0.isWhole
    }
  }
}

/// So many interactors hold or ask services before it is how the code is meant.
private let leastAsking = 3
/// Of so many that do one may reach a store itself, and is told of it.
private let mostReaching = 3
