import Configuration
import Outlining

extension ArchitectureModel {
  /// By file: the first member that it asks of a controller or view of UIKit without naming the type, as
  /// in `view?.navigationController?.pushViewController(…)`.
  package func usedUIMembers(inFiles asked: [Int]) -> [Int: String] {
    let table = roles.table
    // Most files write none of these names, and then nothing need be resolved.
    let candidates = Set(asked).sorted().filter { file in
      names(inFile: file).contains { uiMembers.contains($0) || controllerMembers.contains($0) }
    }
    guard !candidates.isEmpty else { return [:] }
    let frameworks = FrameworkControllers(table)
    var values = ChainResolver(table, frameworks)
    var found: [Int: String] = [:]
    for file in candidates { found[file] = usedUIMember(in: file, frameworks, &values) }
    return found
  }

  private func usedUIMember(
    in file: Int, _ frameworks: FrameworkControllers, _ values: inout ChainResolver
  ) -> String? {
    let outline = files[file].outline
    for chain in outline.chains {
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
    return nil
  }

  /// Whether the repo declares the member that a value is asked for.
  private func declares(_ value: Value, _ component: ChainComponent, _ file: Int) -> Bool {
    let table = roles.table
    let name = table.simpleName(file: file, component.name)
    return value.types.contains { type in
      table.property(name, of: type) != nil || table.function(name, of: type) != nil
    }
  }
}

private let uiMembers = Words.shipped[.uiMembers]
private let controllerMembers = Words.shipped[.uiControllerMembers]
