import Configuration
import Outlining

/// What is asked of types and modules often, once their roles are known.
struct Standings: Sendable {
  /// Per file: the roles of the types, protocols not, that it declares; each once.
  let rolesOfFile: [[Role]]
  /// Per type: whether it is a protocol that its preset opens to other modules.
  let opens: [Bool]
  /// Per type: whether it is a view controller, or a protocol that one conforms to.
  let screens: [Bool]
  /// Per module: whether it is a part of screens, without one of its own.
  let parts: [Bool]
  /// Per module: whether it is a part that has a view.
  let widgets: [Bool]
  /// Per type: whether it is a builder that gives presenters of parts, and no screen.
  let childMakers: [Bool]

  init(_ roles: Roles) {
    let types = roles.types
    opens = roles.openProtocols()
    rolesOfFile = roles.rolesByFile()
    let screens = roles.screens()
    self.screens = screens
    let childMakers = roles.childMakers()
    self.childMakers = childMakers
    var isWhole = Array(repeating: false, count: roles.modules.count)
    var hasView = isWhole
    for type in types where !type.kind.isProtocol {
      guard let module = type.module, let role = type.role else { continue }
      if role == .view { hasView[module.index] = true }
      switch role {
      // Any of SwiftUI's views could be a screen.
      case .view where type.isValue || screens[type.id.index]: isWhole[module.index] = true
      case .builder where childMakers[type.id.index]: break
      case .router, .builder: isWhole[module.index] = true
      default: break
      }
    }
    parts = isWhole.map { !$0 }
    widgets = zip(isWhole, hasView).map { !$0 && $1 }
  }
}

extension Roles {
  fileprivate func openProtocols() -> [Bool] {
    let openSuffixes = settings.all.map(\.openSuffixes)
    var opens = types.map { type in
      type.kind.isProtocol
        && openSuffixes[settings.number(of: type.id)].contains { suffix in
          ([""] + protocolTails).contains { endsWithWord(type.simpleName, suffix + $0) }
        }
    }
    for type in protocolsOfDataStores()
    where !openSuffixes[settings.number(of: type)].isEmpty { opens[type.index] = true }
    return opens
  }

  /// By structure, whatever their names: what a router keeps as its `dataStore` and an interactor meets,
  /// and the router's protocol that hands on this alone.
  private func protocolsOfDataStores() -> [TypeID] {
    var found: [TypeID] = []
    for edge in edges where edge.variable != .none && (edge.kind == .stores || edge.kind == .result)
    {
      guard let from = edge.from, types[from.index].role == .router, let store = edge.target,
        types[store.index].kind == .protocol, types[store.index].role == .interactor
      else { continue }
      let outline = files[edge.file].outline
      let variable = outline.variables[Int(edge.variable.rawValue)]
      guard variable.kind == .member, dataStores.contains(outline[variable.name]) else { continue }
      found.append(store)
      if types[from.index].kind == .protocol, table.requiresOneMember(from) { found.append(from) }
    }
    return found
  }

  fileprivate func childMakers() -> [Bool] {
    var givesPresenter = types.map { _ in false }
    var givesScreen = givesPresenter
    for edge in edges where edge.kind == .result {
      guard let from = edge.from, types[from.index].role == .builder else { continue }
      switch edge.to {
      case .external:
        if let name = table.externalName(edge), isUIViewName(name) {
          givesScreen[from.index] = true
        }
      case .own(let to):
        if types[to.index].role == .presenter { givesPresenter[from.index] = true }
        if types[to.index].role == .view { givesScreen[from.index] = true }
      }
    }
    return types.indices.map { givesPresenter[$0] && !givesScreen[$0] }
  }

  fileprivate func rolesByFile() -> [[Role]] {
    var found: [[Role]] = Array(repeating: [], count: files.count)
    for type in types where !type.kind.isProtocol {
      guard let role = type.role, !found[type.file].contains(role) else { continue }
      found[type.file].append(role)
    }
    return found
  }

  fileprivate func screens() -> [Bool] {
    let isController = types.map { type in
      type.externalBases.contains { isUIControllerName($0) || $0.hasSuffix("ViewController") }
    }
    return types.map { type in
      guard type.role == .view else { return false }
      let concrete = type.kind.isProtocol ? concreteTypes(of: type.id) : [type.id]
      return concrete.contains { id in ancestors(of: id).contains { isController[$0.index] } }
    }
  }
}

extension SymbolTable {
  /// Whether a protocol asks for a single property and nothing else.
  fileprivate func requiresOneMember(_ type: TypeID) -> Bool {
    let place = places[type.index][0]
    let outline = files[place.file].outline
    let properties = outline.variables.filter {
      $0.owner == place.declaration && $0.kind == .member
    }
    return properties.count == 1
      && !outline.declarations.contains {
        $0.parent == place.declaration && $0.kind != .associatedType
      }
  }
}

private let dataStores = Words.shipped[.dataStores]
