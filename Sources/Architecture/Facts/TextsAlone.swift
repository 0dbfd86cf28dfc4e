import Outlining

extension SymbolTable {
  /// Whether every property that a value keeps is a text, or says which one is meant.
  func keepsTextsAlone(_ type: TypeID) -> Bool {
    places[type.index].allSatisfy { place in
      let outline = files[place.file].outline
      return outline.variables.indices.allSatisfy { index in
        let variable = outline.variables[index]
        guard variable.kind == .member, variable.owner == place.declaration, !variable.isStatic,
          variable.storage != .computed
        else { return true }
        if isNamedAsIdentifier(text(place.file, variable.name)) { return true }
        let named = typeReferences[place.file][VariableID(UInt32(index))]
        return !named.isEmpty
          && named.allSatisfy { text(place.file, reference(place.file, $0).name) == "String" }
      }
    }
  }
}

extension ArchitectureModel {
  /// Whether a value keeps texts alone, identifiers apart, and is neither decoded nor persisted.
  package func isOfTexts(_ type: TypeID) -> Bool {
    let survey = roles.program.survey
    return !survey.isDecoded[type.index] && survey.facts[type.index].describingProperties > 0
      && survey.facts[type.index].methods == 0 && roles.table.keepsTextsAlone(type)
  }
}
