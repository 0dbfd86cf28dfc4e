import Lexing
import Outlining

/// The types and typealiases that blocks of statements declare: each is known in its block alone.
struct LocalTypes: Sendable {
  private var scopes: [Place: [(range: TextRange, symbol: Symbol)]] = [:]
  private var meanings: [Place: [Meaning]] = [:]
  private(set) var names = NameSet()

  private struct Place: Hashable {
    var file: Int
    var parent: DeclarationID
    var name: Int32
  }

  /// What a name means from an offset on, up to the next meaning's.
  private struct Meaning {
    var start: UInt32
    var symbol: Symbol?
  }

  /// - Parameter parent: the declaration around the block.
  mutating func add(
    _ symbol: Symbol, named name: Int32, file: Int, in parent: DeclarationID, _ scope: TextRange
  ) {
    scopes[Place(file: file, parent: parent, name: name), default: []].append((scope, symbol))
    names.insert(name)
  }

  /// Ends the adding: what was added is found from here on. O(n log n), however deep the blocks are.
  mutating func close() {
    guard !scopes.isEmpty else { return }
    for (place, scopes) in scopes { meanings[place] = Self.meanings(of: scopes) }
    scopes = [:]
  }

  /// Blocks stand in each other or beside each other, so where one ends, that around it goes on.
  private static func meanings(of scopes: [(range: TextRange, symbol: Symbol)]) -> [Meaning] {
    var found: [Meaning] = []
    var open: [(end: UInt32, symbol: Symbol)] = []
    func end(before offset: UInt32) {
      while let last = open.last, last.end <= offset {
        open.removeLast()
        found.append(Meaning(start: last.end, symbol: open.last?.symbol))
      }
    }
    // Namesakes of one block stand in branches of `#if`, and the first is meant: it is opened last.
    let order = scopes.indices.sorted {
      (scopes[$0].range.start, scopes[$1].range.end, $1)
        < (scopes[$1].range.start, scopes[$0].range.end, $0)
    }
    for index in order {
      let scope = scopes[index]
      end(before: scope.range.start)
      open.append((scope.range.end, scope.symbol))
      found.append(Meaning(start: scope.range.start, symbol: scope.symbol))
    }
    end(before: .max)
    return found
  }

  /// What a name means at an offset of a file, of what the blocks right within a declaration declare.
  /// O(log n).
  func symbol(_ name: Int32, file: Int, in parent: DeclarationID, at offset: UInt32) -> Symbol? {
    guard names.contains(name),
      let meanings = meanings[Place(file: file, parent: parent, name: name)]
    else { return nil }
    let next = meanings.indices.partitionPoint { meanings[$0].start > offset }
    return next == 0 ? nil : meanings[next - 1].symbol
  }
}
