package import Configuration

/// The code, joined: what is declared where, who refers to whom and how, and what holds of each type by
/// itself. No role and no preset's table is in it.
package struct Program: Sendable {
  let kept: KeptTable
  var edges: EdgeTable
  let survey: Survey

  var table: SymbolTable { kept.table }

  /// - Parameter candidates: all settings that may come to be in force; not empty. They agree in what
  ///   they call data.
  package init(_ table: SymbolTable, candidates: [Settings]) {
    kept = KeptTable(table)
    let outside = candidates.reduce(into: candidates[0].words[.devices]) {
      $0.formUnion($1.frameworks.all)
    }
    edges = table.collectEdges(data: outside)
    survey = Survey(table, edges, settings: candidates[0])
  }
}
