package import Lexing

// Tables stand in the order of the source, so that what lies in a part of it is found without reading
// all of a file for each of its types.
extension FileOutline {
  /// The rows of the chains that begin in some bytes. O(log chains).
  package func chainRows(from start: UInt32, to end: UInt32) -> Range<Int> {
    rows(of: chains.indices, from: start, to: end) { row in
      chains[row].components.first.map { components[$0].offset } ?? 0
    }
  }

  /// The rows of the arguments that begin in some bytes. O(log arguments).
  package func argumentRows(from start: UInt32, to end: UInt32) -> Range<Int> {
    rows(of: arguments.indices, from: start, to: end) { arguments[$0].range.start }
  }

  /// The rows of the references that begin in some bytes. O(log references).
  package func referenceRows(from start: UInt32, to end: UInt32) -> Range<Int> {
    rows(of: references.indices, from: start, to: end) { references[$0].range.start }
  }

  /// The row of the first reference that begins at an offset or behind it. O(log references).
  package func firstReference(from offset: UInt32) -> Int {
    references.indices.partitionPoint { references[$0].range.start >= offset }
  }

  /// The rows of the variables whose names begin in some bytes. O(log variables).
  package func variableRows(from start: UInt32, to end: UInt32) -> Range<Int> {
    rows(of: variables.indices, from: start, to: end) { variables[$0].nameRange.start }
  }

  /// The rows of the variables that stand in a declaration, however deep. O(log variables).
  package func variableRows(in declaration: DeclarationID) -> Range<Int> {
    let around = declarations[Int(declaration.rawValue)]
    return variableRows(from: around.start, to: around.end)
  }

  /// The rows of the declarations that stand in another, however deep. O(log declarations).
  package func declarationRows(in declaration: DeclarationID) -> Range<Int> {
    let row = Int(declaration.rawValue)
    let end = declarations[row].end
    return rows(of: row + 1..<declarations.count, from: 0, to: end) { declarations[$0].start }
  }

  private func rows(
    of all: Range<Int>, from start: UInt32, to end: UInt32, _ offset: (Int) -> UInt32
  ) -> Range<Int> {
    let first = all.partitionPoint { offset($0) >= start }
    return first..<(first..<all.upperBound).partitionPoint { offset($0) >= end }
  }
}

extension FileOutline {
  /// The reference that is written in a range; nil for none. O(log references).
  package func reference(at range: TextRange) -> TypeReference? {
    references[referenceRows(from: range.start, to: range.end)].first { $0.range == range }
  }
}
