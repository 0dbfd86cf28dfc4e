package import Architecture
package import Configuration
import Outlining

/// One module or two that lack a role are told of it.
private let leastModules = 3

/// What stands where: each module with the roles it fills and lacks, and the screens that no
/// presenter drives.
package struct ModuleOverview: Sendable {
  package var modules: [Entry] = []
  /// Screens in no module.
  package var looseScreens: [TypeInfo] = []
  /// Roles that three modules or more lack and none has, in the order of the table: these are told once.
  package var lackedByAll: [Role] = []

  /// One module.
  package struct Entry: Sendable {
    package var module: ModuleInfo
    /// In the order of the table.
    package var roles: [Filled] = []
    /// Roles that its preset asks for and no type of it has.
    package var lacks: [Role] = []
    /// Screens that neither hold nor are held by what drives views in its preset.
    package var undrivenScreens: [TypeInfo] = []
  }

  /// The types of a module that have one role.
  package struct Filled: Sendable {
    package var role: Role
    package var types: [TypeInfo]
    /// Protocols: the faces and ports of the role.
    package var protocols: [TypeInfo]
  }

  /// - Parameter isInScope: whether the types of a file are wanted.
  /// - Complexity: O(types + edges).
  package init(_ architecture: ArchitectureModel, isInScope: (String) -> Bool = { _ in true }) {
    let drivers = Drivers(architecture)
    let scope = architecture.files.map { isInScope($0.path) }
    var members: [[TypeInfo]] = Array(repeating: [], count: architecture.modules.count)
    for type in architecture.types where type.isChecked {
      if let module = type.module { members[module.index].append(type) }
    }
    let order = architecture.settings.knownRoles + [.moduleInterface]
    for module in architecture.modules
    where members[module.id.index].contains(where: { scope[$0.file] }) {
      var entry = Entry(module: module)
      let types = members[module.id.index]
      for role in order {
        let found = types.filter { $0.has(role) }
        guard !found.isEmpty else { continue }
        entry.roles.append(
          Filled(
            role: role, types: found.filter { $0.kind != .protocol },
            protocols: found.filter { $0.kind == .protocol }))
      }
      entry.undrivenScreens = types.filter {
        drivers.isScreen($0) && !drivers.drive($0)
      }
      modules.append(entry)
    }
    let usual = rolesOfMostModules()
    for index in modules.indices {
      let filled = modules[index].roles.filter { !$0.types.isEmpty }.map(\.role)
      modules[index].lacks = (expectedRoles(of: modules[index].module.preset) ?? usual).filter {
        !filled.contains($0)
      }
    }
    lackedByAll = order.filter { role in
      modules.count { $0.lacks.contains(role) } >= leastModules
        && !modules.contains { $0.roles.contains { $0.role == role && !$0.types.isEmpty } }
    }
    looseScreens = architecture.types.filter {
      $0.module == nil && scope[$0.file] && $0.isChecked && drivers.isScreen($0)
    }
  }

  /// What a module lacks that others have.
  func lacks(_ entry: Entry) -> [Role] { entry.lacks.filter { !lackedByAll.contains($0) } }

  /// What an architecture of one's own asks for is what most of its modules have.
  private func rolesOfMostModules() -> [Role] {
    var counts: [Role: Int] = [:]
    var order: [Role] = []
    for role in modules.flatMap(\.roles) where !role.types.isEmpty {
      if counts[role.role] == nil { order.append(role.role) }
      counts[role.role, default: 0] += 1
    }
    return order.filter { (counts[$0] ?? 0) * 2 > modules.count }
  }
}

/// The roles that every module of a preset has; nil for a table of one's own.
private func expectedRoles(of preset: String?) -> [Role]? {
  switch preset {
  case "viper", commonPreset: [.view, .presenter, .interactor, .router]
  case "viper-configurator": [.view, .presenter, .interactor, .router, .builder]
  case "clean-swift": [.view, .interactor, .presenter, .router]
  case "ribs": [.interactor, .router, .builder]
  case "mvvm": [.view, .viewModel]
  case "mvp": [.view, .presenter]
  case "clean-architecture": [.view, .interactor]
  default: nil
  }
}

/// The role that tells a preset's views what to show.
func drivingRole(of preset: String?) -> Role {
  switch preset {
  case "mvvm": .viewModel
  case "clean-swift", "ribs": .interactor
  default: .presenter
  }
}

/// Which screens something drives.
private struct Drivers {
  private let architecture: ArchitectureModel
  /// Per type: whether it names what drives it, or is named by that.
  private var meets: [Bool]

  init(_ architecture: ArchitectureModel) {
    self.architecture = architecture
    meets = Array(repeating: false, count: architecture.types.count)
    for edge in architecture.edges {
      guard let named = edge.from, case .own(let to) = edge.to else { continue }
      let from = architecture.judgedType(for: named)
      if isDriver(architecture[to], of: architecture[from]) { meets[from.index] = true }
      if isDriver(architecture[from], of: architecture[to]) { meets[to.index] = true }
    }
  }

  private func isDriver(_ type: TypeInfo, of screen: TypeInfo) -> Bool {
    guard let role = type.role else { return false }
    // A class that drives views is one by any name.
    let preset = screen.module.flatMap { architecture[$0].preset }
    return role == .presenter || role == drivingRole(of: preset ?? architecture.settings.preset)
      || preset == "clean-architecture" && role == .viewModel
  }

  /// A view controller that shows something itself: no base of others, and no container of screens.
  func isScreen(_ type: TypeInfo) -> Bool {
    guard type.kind == .class, architecture.isScreen(type.id),
      !architecture.children[type.id.index].contains(where: {
        architecture[$0].superclass == type.id
      })
    else { return false }
    return !architecture.isContainer(type.id)
      && !architecture.inheritsExternal(type.id, endingIn: systemControllers)
  }

  /// Whether a screen, what it inherits, or a protocol of views that it conforms to meets a driver.
  func drive(_ screen: TypeInfo) -> Bool {
    architecture.ancestors(of: screen.id).contains { ancestor in
      meets[ancestor.index]
        && (architecture[ancestor].kind != .protocol || architecture[ancestor].role == .view)
    }
  }
}

/// Ends of the names of controllers that show what the system made, or a SwiftUI view.
private let systemControllers = Words.shipped.inOrder(.systemEnds)
