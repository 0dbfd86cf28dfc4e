import Outlining

extension ArchitectureModel {
  /// Whether others call a closure that a type keeps, and nothing in the type's own code names it.
  package func isCalledByOthersAlone(_ property: String, of type: TypeID) -> Bool {
    guard let name = table.names.number(of: property) else { return false }
    let kin = Set(concreteTypes(of: type) + [type])
    var isCalled = false
    for file in files.indices
    where files[file].kind == .source && table.names.isWritten(name, inFile: file) {
      let outline = files[file].outline
      for chain in outline.chains {
        guard
          let place = chain.components.first(where: {
            table.simpleName(file: file, outline.components[$0].name) == name
          })
        else { continue }
        if typeAround(chain.owner, inFile: file).map(kin.contains) ?? false { return false }
        if place > chain.components.lowerBound, outline.components[place].isCall { isCalled = true }
      }
    }
    return isCalled && !isHandedOn(name, within: kin)
  }

  /// Whether some types' own code hands a name to a call.
  private func isHandedOn(_ name: Int32, within types: Set<TypeID>) -> Bool {
    files.indices.contains { file in
      guard table.names.isWritten(name, inFile: file) else { return false }
      let outline = files[file].outline
      return outline.arguments.contains { argument in
        guard case .name(let handed) = argument.value,
          table.simpleName(file: file, handed) == name
        else { return false }
        let owner =
          argument.chain >= 0
          ? outline.chains[Int(argument.chain)].owner
          : outline.references[Int(argument.type.rawValue)].owner
        return typeAround(owner, inFile: file).map(types.contains) ?? false
      }
    }
  }
}
