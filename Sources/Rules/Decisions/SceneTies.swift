import Architecture
import Configuration
import Outlining

/// What ties modules to each other so closely that no border lies between them, and what of a module is
/// there for others: found in a few walks over the references.
struct SceneTies {
  /// A module that reuses another's parts with some of its own, and the one that it reuses.
  private(set) var variants: Set<ModulePair> = []
  /// A scene and the child in a folder below its own that it embeds.
  private(set) var embedded: Set<ModulePair> = []
  /// Navigation, tab-bar, page and split controllers that show the screens of several modules, and
  /// those of the app's own that only put such side by side.
  private(set) var sharedContainers: Set<TypeID> = []
  /// Screens beside a module's own that nothing of it drives.
  private(set) var plainScreens: Set<TypeID> = []
  /// What a module's own builder is handed, and so others must make.
  private(set) var handedToBuilders: Set<TypeID> = []

  struct ModulePair: Hashable {
    var from: ModuleID
    var to: ModuleID
  }

  init(_ model: ArchitectureModel, _ waysIn: WaysIn, holdsComponents: [Bool]) {
    findVariants(model)
    findEmbedded(model, waysIn)
    findSharedContainers(model)
    findOwnContainers(model, holdsComponents)
    findPlainScreens(model, holdsComponents)
    // Fields of a type are read in place, as a copy of it counts four references.
    let types = model.types
    for edge in model.edges where edge.kind == .parameter {
      guard let from = edge.from, case .own(let to) = edge.to,
        let module = types[from.index].module, types[to.index].module == module,
        types[from.index].has(.builder)
      else { continue }
      handedToBuilders.insert(to)
    }
  }

  // MARK: Variants

  private mutating func findVariants(_ model: ArchitectureModel) {
    let hasInteractor = model.hasPerModule(.interactor)
    for type in model.types where type.isChecked && !isProtocol(type) {
      // What drives a view in MVVM's way may have no role under the preset.
      let role = type.role ?? .viewModel
      guard let module = type.module, [.presenter, .interactor, .viewModel].contains(role) else {
        continue
      }
      for base in model.ancestors(of: type.id).dropFirst() {
        guard let home = model[base].module, home != module,
          standsIn(role, for: model[base], home, hasInteractor, model)
        else { continue }
        variants.insert(ModulePair(from: module, to: home))
      }
    }
  }

  /// Whether a type of another module takes the place of one of a module's own, or inherits it.
  private func standsIn(
    _ role: Role, for base: TypeInfo, _ home: ModuleID, _ hasInteractor: [Bool],
    _ model: ArchitectureModel
  ) -> Bool {
    // What interactors answer is a view model's matter where that drives the view.
    guard base.role == role || role == .viewModel && base.role == .presenter else { return false }
    guard isProtocol(base) else { return true }
    guard !isNamedForCallingBack(base.simpleName) else { return false }
    let hasOwn = model.concreteTypes(of: base.id).contains {
      model[$0].module == home && model[$0].role == base.role
    }
    return hasOwn || role == .interactor && !hasInteractor[home.index]
  }

  // MARK: Embedded children

  private mutating func findEmbedded(_ model: ArchitectureModel, _ waysIn: WaysIn) {
    let types = model.types
    for edge in model.edges where edge.kind == .stores || edge.kind == .constructs {
      guard let from = edge.from, case .own(let to) = edge.to,
        let scene = types[from.index].module, let child = types[to.index].module, scene != child,
        model[child].path.hasPrefix(model[scene].path + "/"), !model.isContainer(from)
      else { continue }
      let isPart = !waysIn.lead(into: child, by: [.builder, .router])
      if isPart || embeds(edge, model[from], model[to], model) {
        embedded.insert(ModulePair(from: scene, to: child))
        embedded.insert(ModulePair(from: child, to: scene))
      }
    }
  }

  /// Whether a scene's view keeps a child's, or makes it to add it to itself.
  private func embeds(
    _ edge: Edge, _ from: TypeInfo, _ to: TypeInfo, _ model: ArchitectureModel
  ) -> Bool {
    guard from.role == .view, to.role == .view else { return false }
    if edge.kind == .stores { return true }
    return model.embedsChildren(inFile: edge.file)
  }

  // MARK: Containers

  private mutating func findSharedContainers(_ model: ArchitectureModel) {
    let containers = model.types.indices.filter {
      model.types[$0].role == .view && !isProtocol(model.types[$0]) && model.types[$0].module != nil
    }.map { TypeID($0) }.filter(model.isContainer)
    guard !containers.isEmpty else { return }
    let own = Dictionary(grouping: containers) { model[$0].module }
    var shown: [TypeID: Set<ModuleID>] = [:]
    var namedBy: [TypeID: Set<ModuleID>] = [:]
    let types = model.types
    for edge in model.edges {
      guard let from = edge.from, case .own(let to) = edge.to, let one = types[from.index].module,
        let other = types[to.index].module, one != other
      else { continue }
      let makes = model[from].role == .builder || model[from].role == .router
      for container in own[one] ?? [] where makes || container == from {
        shown[container, default: []].insert(other)
      }
      for container in own[other] ?? [] where container == to {
        namedBy[container, default: []].insert(one)
      }
    }
    sharedContainers = Set(
      containers.filter { (shown[$0]?.count ?? 0) >= 2 || (namedBy[$0]?.count ?? 0) >= 2 })
  }

  /// A controller that nothing drives, and that puts the screens of two modules or more in itself: the
  /// one of the folder it lies in is one of them, and no more its own than the other.
  private mutating func findOwnContainers(_ model: ArchitectureModel, _ holdsComponents: [Bool]) {
    let types = model.types
    var shown: [TypeID: Set<ModuleID>] = [:]
    var embedding: Set<TypeID> = []
    for edge in model.edges where edge.kind == .constructs || edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, types[from.index].role == .view,
        types[from.index].module != nil, let module = types[to.index].module, model.isScreen(to),
        model.isScreen(from)
      else { continue }
      shown[from, default: []].insert(module)
      if model.embedsChildren(inFile: edge.file) { embedding.insert(from) }
    }
    let found = shown.keys.filter { container in
      (shown[container]?.count ?? 0) >= 2 && embedding.contains(container)
        && !model.ancestors(of: container).contains { holdsComponents[$0.index] }
    }
    sharedContainers.formUnion(found)
  }

  // MARK: Plain screens

  private mutating func findPlainScreens(_ model: ArchitectureModel, _ holdsComponents: [Bool]) {
    var isDriven = [Bool](repeating: false, count: model.types.count)
    let types = model.types
    for edge in model.edges where edge.kind == .stores || edge.kind == .parameter {
      guard let from = edge.from, case .own(let to) = edge.to,
        types[from.index].module == types[to.index].module, let role = types[from.index].role
      else { continue }
      if role == .presenter || role == .interactor || role == .viewModel {
        isDriven[to.index] = true
      }
    }
    var whole = [Bool](repeating: false, count: model.modules.count)
    var candidates: [TypeID] = []
    for index in types.indices where model.isScreen(TypeID(index)) && types[index].kind == .class {
      guard let module = types[index].module else { continue }
      let isTied = model.ancestors(of: TypeID(index)).contains { base in
        holdsComponents[base.index] || isDriven[base.index]
          || types[base.index].kind == .protocol && types[base.index].role == .view
            && types[base.index].module == module
      }
      if isTied { whole[module.index] = true } else { candidates.append(TypeID(index)) }
    }
    plainScreens = Set(
      candidates.filter { id in types[id.index].module.map { whole[$0.index] } ?? false })
  }
}

extension ArchitectureModel {
  /// Whether a controller in a file adds others to itself.
  fileprivate func embedsChildren(inFile file: Int) -> Bool {
    let outline = files[file].outline
    return outline.components.contains { outline[$0.name] == "addChild" && $0.isCall }
  }
}

private func isProtocol(_ type: TypeInfo) -> Bool { type.kind == .protocol }
