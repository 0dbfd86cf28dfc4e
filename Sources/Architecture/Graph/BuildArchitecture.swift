package import Configuration

/// Gives every type its module and role with the preset that fits its module best, and finishes the
/// graph.
///
/// - Parameter candidates: in the order of choice; not empty.
package func buildBestArchitecture(
  _ table: SymbolTable, candidates: [Settings]
) -> ArchitectureModel {
  let program = Program(table, candidates: candidates)
  let found = candidates.map { candidate in
    var settings = candidate
    settings.presetIsFound = true
    return settings
  }
  return ArchitectureModel(Roles(program, choosingAmong: found))
}

/// Gives every type its module and role and joins the references to the finished graph. Where the
/// settings state something else for some paths, that holds for the types declared there.
package func buildArchitecture(_ table: SymbolTable, settings: Settings) -> ArchitectureModel {
  ArchitectureModel(Roles(Program(table, candidates: [settings]), settings))
}
