import Configuration
import Outlining

extension ArchitectureModel {
  /// The references by which a view or a controller names a cell that it hands itself to, by a property that
  /// the cell keeps strongly: its table keeps the cell, and so does it. As indices of edges, sorted.
  ///
  /// - Complexity: O(references + assigned chains).
  package func referencesToShownCells() -> [Int] {
    var properties: [Int32: KeptByCells] = [:]
    for edge in edges where edge.kind == .stores && edge.isHeldStrongly {
      guard edge.variable != .none, let from = edge.from, let held = edge.target,
        types[held.index].kind == .protocol, isCell(from)
      else { continue }
      let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      let name = table.simpleName(file: edge.file, variable.name)
      properties[name, default: [:]][from, default: []].append(held)
    }
    guard !properties.isEmpty else { return [] }
    var pairs = shownCells(by: properties)
    guard !pairs.isEmpty else { return [] }
    return edges.indices.filter { index in
      guard ![.stores, .inherits, .genericArgument].contains(edges[index].kind),
        let from = edges[index].from, let to = edges[index].target
      else { return false }
      // One of several that name it is enough.
      return pairs.remove(ShownCell(shower: from, cell: to)) != nil
    }
  }

  /// The cells of which a view or a controller assigns one of some properties, where it conforms to what
  /// that keeps.
  private func shownCells(by properties: [Int32: KeptByCells]) -> Set<ShownCell> {
    var values = ChainResolver(table)
    var found: Set<ShownCell> = []
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for chain in outline.chains where chain.isAssigned && chain.components.count > 1 {
        guard let last = chain.components.last,
          let stored = properties[table.simpleName(file: file, outline.components[last].name)],
          let shower = table.enclosingType(file: file, chain.owner), isUIKitView(shower)
        else { continue }
        let shown = values.value(of: chain, before: last, file: file).types
        for cell in shown.flatMap({ ancestors(of: $0) }) where cell != shower {
          guard let held = stored[cell], ancestors(of: shower).contains(where: held.contains)
          else { continue }
          found.insert(ShownCell(shower: shower, cell: cell))
        }
      }
    }
    return found
  }

  /// Whether a class is what a table or a collection makes, and keeps to use it again.
  func isCell(_ type: TypeID) -> Bool {
    types[type.index].kind == .class
      && table.inheritsExternal(type, where: cellsOfUIKit.contains)
  }

  /// Whether a class is a view or a controller of UIKit.
  func isUIKitView(_ type: TypeID) -> Bool {
    types[type.index].kind == .class
      && table.inheritsExternal(type) { isUIViewName($0) || isUIControllerName($0) }
  }
}

/// By cell: the protocols of what it keeps in properties of one name.
private typealias KeptByCells = [TypeID: [TypeID]]

/// Who shows a cell, and the cell.
private struct ShownCell: Hashable {
  var shower: TypeID
  var cell: TypeID
}

/// What a table or a collection of UIKit makes, and keeps to use it again.
private let cellsOfUIKit: Set<String> = [
  "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  "UITableViewCell", "UITableViewHeaderFooterView",
]
