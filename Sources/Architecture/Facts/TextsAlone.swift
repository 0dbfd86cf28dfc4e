import Outlining

extension Survey {
  /// Whether a value keeps texts alone, identifiers apart, does nothing, and is neither decoded nor persisted.
  func isOfTexts(_ type: TypeID, _ table: SymbolTable) -> Bool {
    let facts = facts[type.index]
    return !isDecoded[type.index] && facts.methods == 0 && facts.describingProperties > 0
      && table.keepsTextsAlone(type)
  }
}

extension SymbolTable {
  /// Whether every property that a value keeps is a text, or says which one is meant.
  fileprivate func keepsTextsAlone(_ type: TypeID) -> Bool {
    places[type.index].allSatisfy { place in
      let outline = files[place.file].outline
      return outline.variableRows(in: place.declaration).allSatisfy { row in
        let variable = outline.variables[row]
        guard variable.kind == .member, variable.owner == place.declaration, !variable.isStatic,
          variable.storage != .computed
        else { return true }
        if isNamedAsIdentifier(text(place.file, variable.name)) { return true }
        let named = typeReferences[place.file][VariableID(UInt32(row))]
        return !named.isEmpty
          && named.allSatisfy { text(place.file, reference(place.file, $0).name) == "String" }
      }
    }
  }
}

extension ArchitectureModel {
  /// Whether a value keeps texts alone, identifiers apart, does nothing, and is neither decoded nor persisted.
  package func isOfTexts(_ type: TypeID) -> Bool {
    roles.program.survey.isOfTexts(type, table)
  }
}
