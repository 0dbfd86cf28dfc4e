import Configuration
import Outlining

extension ArchitectureModel {
  /// By file: the first member that it asks of a controller or view of UIKit without naming the type, as
  /// in `view?.navigationController?.pushViewController(…)` and `view.refreshControl.beginRefreshing()`.
  package func usedUIMembers(inFiles asked: [Int]) -> [Int: String] {
    guard !asked.isEmpty else { return [:] }
    let kept = propertiesOfUI()
    // Most files write none of these names, and then nothing need be resolved.
    let candidates = Set(asked).sorted().filter { file in
      names(inFile: file).contains {
        uiMembers.contains($0) || controllerMembers.contains($0) || kept.contains($0)
      }
    }
    guard !candidates.isEmpty else { return [:] }
    let frameworks = FrameworkControllers(table)
    var values = ChainResolver(table, frameworks)
    var found: [Int: String] = [:]
    for file in candidates { found[file] = usedUIMember(in: file, kept, frameworks, &values) }
    return found
  }

  /// The names of the properties that types declare of what UI frameworks have.
  private func propertiesOfUI() -> Set<String> {
    var found: Set<String> = []
    for edge in edges where edge.kind == .stores {
      guard case .external = edge.to, let name = externalName(edge), isShownUI(firstLevel(name)),
        let property = variableName(of: edge)
      else { continue }
      found.insert(property)
    }
    return found
  }

  private func usedUIMember(
    in file: Int, _ kept: Set<String>, _ frameworks: FrameworkControllers,
    _ values: inout ChainResolver
  ) -> String? {
    let outline = files[file].outline
    for chain in outline.chains {
      if let name = keptUI(in: chain, file, kept, &values) { return name }
      let asked = chain.beginsWithSelf ? chain.components : chain.components.dropFirst()
      for index in asked {
        let component = outline.components[index]
        let name = outline[component.name]
        let isOfAny = uiMembers.contains(name)
        guard isOfAny || component.isCall && controllerMembers.contains(name) else { continue }
        let receiver = values.value(of: chain, before: index, file: file)
        guard !declares(receiver, component, file) else { continue }
        if isOfAny || frameworks.isController(receiver) { return name }
      }
    }
    return localOfUI(in: file, &values)
  }

  /// The property of a chain that gives what a UI framework declares, and is asked for a member of that.
  private func keptUI(
    in chain: MemberChain, _ file: Int, _ kept: Set<String>, _ values: inout ChainResolver
  ) -> String? {
    let outline = files[file].outline
    for index in chain.components.dropLast() {
      let name = outline[outline.components[index].name]
      if kept.contains(name), givesUI(chain, through: index, file, &values) { return name }
    }
    return nil
  }

  /// A local that was given such: `guard let control = view?.refreshControl, !control.isRefreshing`.
  private func localOfUI(in file: Int, _ values: inout ChainResolver) -> String? {
    let outline = files[file].outline
    for chain in outline.chains where chain.components.count > 1 && !chain.beginsWithSelf {
      let first = chain.components.lowerBound
      guard chain.base == .none, !outline.components[first].isCall,
        givesUI(chain, through: first, file, &values)
      else { continue }
      return outline[outline.components[first].name]
    }
    return nil
  }

  private func givesUI(
    _ chain: MemberChain, through index: Int, _ file: Int, _ values: inout ChainResolver
  ) -> Bool {
    let given = values.value(of: chain, before: index + 1, file: file)
    guard given.types.isEmpty, given.external > 0 else { return false }
    return isShownUI(firstLevel(table.names[given.external]))
  }

  /// Whether the repo declares the member that a value is asked for.
  private func declares(_ value: Value, _ component: ChainComponent, _ file: Int) -> Bool {
    let name = table.simpleName(file: file, component.name)
    return value.types.contains { type in
      table.property(name, of: type) != nil || table.function(name, of: type) != nil
    }
  }
}

/// Whether a name is of a UI framework, and of no image, colour or font, which services read as well.
private func isShownUI(_ name: String) -> Bool { isUIName(name) && !isUILookName(name) }

private let uiMembers = Words.shipped[.uiMembers].union(Words.shipped[.movingMembers])
private let controllerMembers = Words.shipped[.uiControllerMembers]
