import Configuration
import Outlining

extension ArchitectureModel {
  /// Whether leaving screens is the routers' work here: one of them has a function that leaves a screen, or
  /// calls one. In code of some size, more modules' routers than there are whose views leave by themselves. What
  /// moves by its deeds alone is no example.
  package func routersLeaveScreens() -> Bool {
    guard roles.hasFoundPreset, !navigationCalls.isEmpty else { return false }
    var modulesOfRouters: Set<ModuleID> = []
    var others = 0
    // Bases and protocols are many routers', and each is read once.
    var known: [TypeID: Bool] = [:]
    func leaves(_ type: TypeID) -> Bool {
      if let found = known[type] { return found }
      let found = leavesScreens(type)
      known[type] = found
      return found
    }
    for router in types
    where router.role == .router && router.isChecked && !isRouterByDeed(router) {
      guard ancestors(of: router.id).contains(where: leaves) else { continue }
      if let module = router.module { modulesOfRouters.insert(module) } else { others += 1 }
    }
    let leaving = modulesOfRouters.count + others
    let byViews = modulesWhoseViewsLeave().count
    return leaving > 0 && (byViews < leastModulesOfHabit || leaving > byViews)
  }

  private func modulesWhoseViewsLeave() -> Set<ModuleID> {
    var found: Set<ModuleID> = []
    for call in navigationCalls where call.leavesScreen {
      let from = self[judgedType(for: call.from)]
      if from.role == .view, let module = from.module { found.insert(module) }
    }
    return found
  }

  /// The first function, by its name, with which a router leaves the screen that it is of, whatever it is:
  /// `dismiss`, `closeModule`, `closeFeed`. Its own, or one of a protocol or base of it.
  package func functionLeavingScreens(of router: TypeID) -> String? {
    let stem = types[router.index].module.map { self[$0].name }
    for type in ancestors(of: router) {
      let found = declaredFunctions(of: type).filter {
        !$0.function.access.isHidden && !$0.function.modifiers.areOfType
      }.map { files[$0.file].outline[$0.function.name] }.filter { leavesItsScreen($0, of: stem) }
      if let first = found.min() { return first }
    }
    return nil
  }

  private func leavesScreens(_ type: TypeID) -> Bool {
    if declaredMembers(of: type).ofInstances.contains(where: isNamedForLeaving) { return true }
    return Set(table.places[type.index].map(\.file)).contains { file in
      leavesScreens(type, inFile: file)
    }
  }

  /// Whether the code of a type in one of its files calls such a function.
  private func leavesScreens(_ type: TypeID, inFile file: Int) -> Bool {
    let outline = files[file].outline
    return outline.chains.contains { chain in
      guard let last = chain.components.last, outline.components[last].isCall,
        isNamedForLeaving(outline[outline.components[last].name]),
        !ofLists.contains(outline[outline.components[last].name])
      else { return false }
      return table.enclosingType(file: file, chain.owner) == type
    }
  }
}

/// `popToFeed`, `closeModule`: a word goes on with a capital letter.
private func isNamedForLeaving(_ function: String) -> Bool {
  closers.contains { word in
    function.hasPrefix(word)
      && function.dropFirst(word.count).first.map { $0.isUppercase } ?? true
  }
}

/// Whether a function is named for leaving a screen and nothing else: a verb, and whose screen it is.
private func leavesItsScreen(_ function: String, of module: String?) -> Bool {
  ownClosers.contains { verb in
    guard function.hasPrefix(verb) else { return false }
    let rest = String(function.dropFirst(verb.count))
    return rest.isEmpty || rest == module || ownScreens.contains(rest)
  }
}

private let ownClosers = Words.shipped.inOrder(.ownClosers)
private let ownScreens = Words.shipped[.ownScreens]

/// What lists have by such names.
private let ofLists: Set<String> = [
  "popFirst", "popLast", "removeAll", "removeFirst", "removeLast", "removeSubrange",
]

private let closers = ownClosers + Words.shipped.inOrder(.closers)

/// So many modules whose views leave screens by themselves make a habit, with which their routers are
/// compared.
private let leastModulesOfHabit = 10
