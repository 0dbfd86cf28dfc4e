import Lexing
import Outlining

/// Every name of the run once, as a number, so that tables compare integers and not text.
///
/// ```
/// slots    [ 0 ][ 7 ][ 0 ][ 3 ] …       open addressing by the outline's hash; 0 is free
/// numbers  [ file 0: 4 9 … ][ file 1: 4 11 … ] …   the run's number of each own name of a file
/// ```
struct NameTable: Sendable {
  private(set) var texts: [String] = [""]
  private(set) var traits: [NameTraits] = [[]]
  /// Per name: its levels.
  private(set) var paths: [NamePath] = [NamePath()]
  /// The levels after the first of the names that have such; the first row stands for none.
  private var rests: [[Int32]] = [[]]
  /// The letters of all names, and where each ends there, while names are taken in.
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt32] = [0]
  private var slots = [Int32](repeating: 0, count: 4096)
  private var numbers: [Int32] = []
  private var starts: [Int] = []
  /// The numbers of the names that every file's list begins with.
  private var shared: [Int32] = []

  init() {
    for (word, known) in NameTraits.known { traits[Int(intern(word))] = known }
    shared = NameList.shared.map { intern($0) }
  }

  /// Takes in the names of the next file. O(names), each text made once a run.
  mutating func add(_ list: NameList) {
    // So that a name's own number is its index.
    starts.append(numbers.count - shared.count)
    for name in 0..<list.ownCount {
      let range = list.range(ofOwn: name)
      let hash = list.hash(ofOwnAt: range)
      let slot = slot(of: hash, list.bytes, range)
      numbers.append(slots[slot] != 0 ? slots[slot] : insert(list.bytes, range, hash, slot))
    }
  }

  /// Takes in the names of all files: those of some at a time in a table of their own, which then are
  /// joined in order. A name has the number that it has where files are taken in one by one.
  mutating func add(namesOf files: [SourceOutline], _ threads: Threads) {
    let begun = self
    let parts = threads.mapRanges(of: files.count) { range in
      var part = begun
      part.numbers.reserveCapacity(range.reduce(0) { $0 + files[$1].outline.names.ownCount })
      for file in range { part.add(files[file].outline.names) }
      return part
    }
    if parts.count == 1 {
      self = parts[0]
      return
    }
    let meant = parts.map { join($0, besides: begun.count) }
    let lists = threads.map(parts.count) { part in
      parts[part].numbers.map { meant[part][Int($0)] }
    }
    numbers.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for (part, list) in zip(parts, lists) {
      starts += part.starts.map { $0 + numbers.count }
      numbers += list
    }
  }

  /// Takes in the names of a table that began as this one did.
  /// - Parameter known: so many names both tables began with.
  /// - Returns: per number there, the number here.
  private mutating func join(_ part: NameTable, besides known: Int) -> [Int32] {
    var meant = (0..<Int32(known)).map { $0 }
    meant.reserveCapacity(part.count)
    let first = count
    for name in known..<part.count {
      let range = Int(part.ends[name - 1])..<Int(part.ends[name])
      let slot = slot(of: part.hashes[name], part.bytes, range)
      if slots[slot] != 0 {
        meant.append(slots[slot])
      } else {
        meant.append(
          append(
            part.texts[name], part.traits[name], part.bytes, range, part.hashes[name], slot))
        paths[count - 1] = part.paths[name]
      }
    }
    for name in first..<count { renumber(name, in: part, by: meant) }
    return meant
  }

  /// Gives a name whose path is still another table's the same levels here.
  private mutating func renumber(_ name: Int, in part: NameTable, by meant: [Int32]) {
    let path = paths[name]
    paths[name] = NamePath(
      selector: meant[Int(path.selector)], first: meant[Int(path.first)],
      last: meant[Int(path.last)],
      row: keep(part.rests[Int(path.row)].map { meant[Int($0)] }))
  }

  private mutating func keep(_ rest: [Int32]) -> Int32 {
    if rest.isEmpty { return 0 }
    rests.append(rest)
    return Int32(rests.count - 1)
  }

  mutating func intern(_ text: String) -> Int32 {
    guard !text.isEmpty else { return 0 }
    let letters = ContiguousArray(text.utf8)
    let hash = NameList.hash(of: letters)
    let slot = slot(of: hash, letters, letters.indices)
    return slots[slot] != 0 ? slots[slot] : insert(letters, letters.indices, hash, slot)
  }

  /// The number of a name that is already known.
  func number(of text: String) -> Int32? {
    guard !text.isEmpty else { return 0 }
    let hash = NameList.hash(of: ContiguousArray(text.utf8))
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, texts[known].utf8.elementsEqual(text.utf8) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The run's number of a file's name.
  func number(_ file: Int, _ name: NameID) -> Int32 {
    let name = Int(name.rawValue)
    return name < shared.count ? shared[name] : numbers[starts[file] + name]
  }

  /// Whether a name is the last level of one that a file writes. What every file may write is.
  func isWritten(_ name: Int32, inFile file: Int) -> Bool {
    if shared.contains(name) { return true }
    let end = file + 1 < starts.count ? starts[file + 1] : numbers.count - shared.count
    return numbers[starts[file] + shared.count..<end + shared.count]
      .contains { paths[Int($0)].last == name }
  }

  /// Per file: the texts of its names, once all are there.
  func textsOfFiles() -> [TextsOfFile] {
    let run = TextsOfRun(texts, numbers: numbers)
    return starts.indices.map { file in
      let end = file + 1 < starts.count ? starts[file + 1] : numbers.count - shared.count
      return TextsOfFile(run, rows: starts[file] + shared.count..<end + shared.count)
    }
  }

  subscript(number: Int32) -> String { texts[Int(number)] }

  /// The levels of a name after the first.
  func rest(of path: NamePath) -> [Int32] { rests[Int(path.row)] }

  var count: Int { texts.count }

  /// Where a name stands in `slots`, or the free slot where it would.
  private func slot(
    of hash: UInt32, _ letters: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let known = Int(slots[slot])
      let start = Int(ends[known - 1])
      if hashes[known] == hash, Int(ends[known]) - start == range.count,
        areEqual(bytes.span, start, letters.span, range.lowerBound, count: range.count)
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func insert(
    _ letters: ContiguousArray<UInt8>, _ range: Range<Int>, _ hash: UInt32, _ slot: Int
  ) -> Int32 {
    let text = String(decoding: letters[range], as: UTF8.self)
    let number = append(text, NameTraits(ofUnknown: text), letters, range, hash, slot)
    if !isPlain(letters[range]) {
      paths[Int(number)] = path(of: text, number)
      // `UIKit.UIImage` is UIKit's, `UIImage.SymbolConfiguration` too.
      let first = traits[Int(paths[Int(number)].first)]
      traits[Int(number)].formUnion(first.intersection(ofFirstLevel))
    }
    return number
  }

  private mutating func append(
    _ text: String, _ known: NameTraits, _ letters: ContiguousArray<UInt8>, _ range: Range<Int>,
    _ hash: UInt32, _ slot: Int
  ) -> Int32 {
    let number = Int32(texts.count)
    slots[slot] = number
    texts.append(text)
    traits.append(known)
    hashes.append(hash)
    bytes.append(contentsOf: letters[range])
    ends.append(UInt32(bytes.count))
    paths.append(NamePath(first: number, last: number))
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  /// Gives back what only further names would need; there must be none. O(names).
  mutating func close() {
    texts = texts.withoutRoom
    traits = traits.withoutRoom
    paths = paths.withoutRoom
    hashes = hashes.withoutRoom
    bytes = []
    ends = []
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for number in 1..<texts.count {
      var slot = Int(hashes[number]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }
}

/// What a name has from its first level.
private let ofFirstLevel: NameTraits = [.ui, .swiftUI, .uiBridge]

/// A name as written: its levels (`Outer.Inner`), as numbers.
struct NamePath: Sendable {
  /// The module selector of `Module::Type`; 0 for none.
  var selector: Int32 = 0
  /// 0 for an empty name.
  var first: Int32 = 0
  var last: Int32 = 0
  /// Where the table has the levels after the first: 0 for none, as of nearly every name. A list here
  /// would be counted for each look at a path.
  fileprivate var row: Int32 = 0

  /// Whether no level follows the first; ``NameTable/rest(of:)`` tells those that do.
  var isOneLevel: Bool { row == 0 }
}

extension NameTable {
  /// Nearly every name is one plain level.
  private func isPlain(_ letters: ContiguousArray<UInt8>.SubSequence) -> Bool {
    !letters.contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "`")
    }
  }

  /// Splits a written name (`A.B`, `Module::A.B`, `` A.`Type` ``) into its levels.
  private mutating func path(of written: String, _ own: Int32) -> NamePath {
    var path = NamePath()
    var rest: [Int32] = []
    var text = Substring(written)
    if let range = text.firstDoubleColon() {
      path.selector = intern(String(text[..<range.lowerBound]))
      text = text[range.upperBound...]
    }
    for level in text.split(separator: ".") {
      let plain =
        level.hasPrefix("`") && level.hasSuffix("`") && level.count > 2
        ? level.dropFirst().dropLast() : level
      // A level is shorter than the name, unless it is the name.
      let number = plain.utf8.count < written.utf8.count ? intern(String(plain)) : own
      if path.first == 0 { path.first = number } else { rest.append(number) }
      path.last = number
    }
    path.row = keep(rest)
    return path
  }
}

extension Substring {
  /// Where the first `::` stands.
  fileprivate func firstDoubleColon() -> Range<Index>? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let next = utf8.index(after: colon)
    guard next < endIndex, utf8[next] == UInt8(ascii: ":") else { return nil }
    return colon..<utf8.index(after: next)
  }
}
