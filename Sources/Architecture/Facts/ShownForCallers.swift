import Configuration
import Outlining

extension SymbolTable {
  /// Marks the types of which a member is handed a controller and shows something on it.
  func collectShownForCallers(_ edges: EdgeTable, into work: inout [Work]) {
    let taken = controllersTaken(edges)
    for file in files.indices where files[file].kind == .source && !taken[file].isEmpty {
      let outline = files[file].outline
      for chain in outline.chains
      where chain.components.count > 1 && !chain.beginsWithSelf && !chain.isAssigned {
        guard let first = chain.components.first, let last = chain.components.last,
          outline.components[last].isCall,
          showingCalls.contains(text(file, outline.components[last].name)),
          isTaken(outline.components[first].name, at: chain.owner, taken[file], file),
          let type = enclosingType(file: file, chain.owner)
        else { continue }
        work[type.index].showsForCallers = true
      }
    }
  }

  /// Per file and function: the names of the parameters that are controllers.
  private func controllersTaken(_ edges: EdgeTable) -> [[UInt32: [Int32]]] {
    var found: [[UInt32: [Int32]]] = Array(repeating: [:], count: files.count)
    for edge in edges.edges where edge.variable != .none && edge.owner != .none {
      guard case .parameter = edge.kind, !edge.traits.contains(.inFunctionType),
        isController(edge)
      else { continue }
      let name = names.number(edge.file, variable(edge.file, edge.variable).name)
      found[edge.file][edge.owner.rawValue, default: []].append(name)
    }
    return found
  }

  private func isController(_ edge: Edge) -> Bool {
    switch edge.to {
    case .external(let name): traits(edge.file, name).contains(.uiController)
    case .own(let type): inheritsExternal(type, where: isUIControllerName)
    }
  }

  /// Whether a name is a controller that a function around a place is handed.
  private func isTaken(
    _ name: NameID, at place: DeclarationID, _ taken: [UInt32: [Int32]], _ file: Int
  ) -> Bool {
    let number = names.number(file, name)
    var current = place
    while current != .none {
      if taken[current.rawValue]?.contains(number) ?? false { return true }
      if typeOfDeclaration[file][Int(current.rawValue)] >= 0 { return false }
      current = files[file].outline.declarations[Int(current.rawValue)].parent
    }
    return false
  }
}

private let showingCalls = Words.shipped[.showingCalls]
