import Outlining

/// The types and typealiases that functions declare: each is known in its function alone.
struct LocalTypes: Sendable {
  private var symbols: [Place: Symbol] = [:]
  private(set) var names = NameSet()

  private struct Place: Hashable {
    var file: Int
    var function: DeclarationID
    var name: Int32
  }

  /// Of the namesakes of one function the first is meant: the others stand in other branches.
  mutating func add(_ symbol: Symbol, named name: Int32, file: Int, in function: DeclarationID) {
    let place = Place(file: file, function: function, name: name)
    if symbols[place] == nil { symbols[place] = symbol }
    names.insert(name)
  }

  func symbol(_ name: Int32, file: Int, in function: DeclarationID) -> Symbol? {
    guard names.contains(name) else { return nil }
    return symbols[Place(file: file, function: function, name: name)]
  }
}
