import Configuration
import Outlining

extension ArchitectureModel {
  /// The references by which a view or a controller names a cell that it hands itself to, by a property that
  /// the cell keeps strongly: its table keeps the cell, and so does it. As indices of edges, sorted.
  ///
  /// - Complexity: O(references + assigned chains).
  package func referencesToShownCells() -> [Int] {
    var properties: [Int32: [Int]] = [:]
    for (index, edge) in edges.enumerated() where edge.kind == .stores && edge.ownership.isStrong {
      guard edge.variable != .none, let from = edge.from, let held = edge.target,
        types[held.index].kind == .protocol, isCell(from)
      else { continue }
      let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      properties[roles.table.simpleName(file: edge.file, variable.name), default: []].append(index)
    }
    guard !properties.isEmpty else { return [] }
    var pairs: Set<ShownCell> = []
    var values = ChainResolver(roles.table)
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for row in outline.chains.indices where outline.chains[row].isAssigned {
        let chain = outline.chains[row]
        guard chain.components.count > 1, let last = chain.components.last,
          let stored = properties[
            roles.table.simpleName(file: file, outline.components[last].name)],
          let shower = roles.table.enclosingType(file: file, chain.owner), isUIKitView(shower)
        else { continue }
        let receivers = values.value(of: chain, before: last, file: file).types
        let conformed = ancestors(of: shower)
        for edge in stored.map({ edges[$0] }) {
          guard let cell = edge.from, let held = edge.target, cell != shower,
            conformed.contains(held), receivers.contains(where: { ancestors(of: $0).contains(cell) })
          else { continue }
          pairs.insert(ShownCell(shower: shower, cell: cell))
        }
      }
    }
    guard !pairs.isEmpty else { return [] }
    return edges.indices.filter { index in
      guard edges[index].kind != .stores, let from = edges[index].from,
        let to = edges[index].target
      else { return false }
      // One of several that name it is enough.
      return pairs.remove(ShownCell(shower: from, cell: to)) != nil
    }
  }

  /// Whether a class is what a table or a collection makes, and keeps to use it again.
  func isCell(_ type: TypeID) -> Bool {
    types[type.index].kind == .class
      && ancestors(of: type).contains { types[$0.index].externalBases.contains(where: cells.contains) }
  }

  /// Whether a class is a view or a controller of UIKit.
  func isUIKitView(_ type: TypeID) -> Bool {
    types[type.index].kind == .class
      && ancestors(of: type).contains {
        types[$0.index].externalBases.contains { isUIViewName($0) || isUIControllerName($0) }
      }
  }
}

/// Who shows a cell, and the cell.
private struct ShownCell: Hashable {
  var shower: TypeID
  var cell: TypeID
}

/// What a table or a collection of UIKit makes, and keeps to use it again.
private let cells: Set<String> = [
  "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  "UITableViewCell", "UITableViewHeaderFooterView",
]
