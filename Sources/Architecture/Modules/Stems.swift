import Configuration
import Lexing

/// Stems, asked which of them stand in a name. No question looks at all of them, as a folder can hold any
/// number.
struct StemSet {
  private let stems: Set<String>
  /// Bytewise.
  private let sorted: [String]
  /// In bytes, the longest first; each once, so that a name is cut at these places only.
  private let lengths: [Int]

  init(_ stems: some Sequence<String>) {
    self.stems = Set(stems)
    sorted = self.stems.ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    lengths = Set(sorted.map(\.utf8.count)).sorted(by: >)
  }

  /// The longest stem that a name begins with at a word's border, or its interface's name: `IOrders`.
  func longest(atTheStartOf name: String) -> String? {
    if let stem = longest(before: name[...], atBorder: true) { return stem }
    guard name.utf8.first == UInt8(ascii: "I") else { return nil }
    return longest(before: name.dropFirst(), atBorder: false)
  }

  private func longest(before name: Substring, atBorder: Bool) -> String? {
    for length in lengths where length > 0 && length <= name.utf8.count {
      let end = name.utf8.index(name.startIndex, offsetBy: length)
      if atBorder, isLower(name.utf8[end...].first) { continue }
      if let stem = stem(String(name.utf8.prefix(length))) { return stem }
    }
    return nil
  }

  /// Whether one begins with a text at a word's border, or with an interface's name for it.
  func hasOne(beginningWith text: String) -> Bool {
    if first(from: "I" + text).map({ $0.utf8.starts(with: ("I" + text).utf8) }) ?? false {
      return true
    }
    // Before the small letters, and behind them.
    return [text, text + "{"].contains { start in
      guard let found = first(from: start), found.utf8.starts(with: text.utf8) else { return false }
      return !isLower(found.utf8.dropFirst(text.utf8.count).first)
    }
  }

  private func first(from start: String) -> String? {
    let index = sorted.indices.partitionPoint {
      !sorted[$0].utf8.lexicographicallyPrecedes(start.utf8)
    }
    return index < sorted.count ? sorted[index] : nil
  }

  /// Those that a text ends with at a word's border, sorted.
  func all(atTheEndOf text: String) -> [String] {
    lengths.compactMap { length in
      guard length > 0, length <= text.utf8.count else { return nil }
      return stem(String(text.utf8.suffix(length))).flatMap { endsWithWord(text, $0) ? $0 : nil }
    }
  }

  /// nil for a text that is cut within a character, too.
  private func stem(_ text: String?) -> String? {
    guard let text, stems.contains(text) else { return nil }
    return text
  }
}

private func isLower(_ byte: UInt8?) -> Bool {
  byte.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
}

/// Stems, asked which of them spell another one.
struct SpellingIndex {
  private let stems: Set<String>
  private var byPlainName: [String: [String]] = [:]

  init(_ stems: some Sequence<String>) {
    self.stems = Set(stems)
    for stem in self.stems.sorted() { byPlainName[plainFolderName(stem), default: []].append(stem) }
  }

  /// The other stems that spell the same name, sorted; at most so many as are looked at to see that it is
  /// not one.
  func spellings(of stem: String) -> [String] {
    var found = Set(byPlainName[plainFolderName(stem), default: []].prefix(spellingLimit))
    for ending in ["s", "es"] {
      found.insert(stem + ending)
      if stem.hasSuffix(ending) { found.insert(String(stem.dropLast(ending.count))) }
    }
    if stem.hasSuffix("y") { found.insert(stem.dropLast() + "ies") }
    if stem.hasSuffix("ies") { found.insert(stem.dropLast(3) + "y") }
    return found.filter { $0 != stem && stems.contains($0) && areSpellings($0, stem) }.sorted()
  }
}

/// Nobody spells a name in more ways.
private let spellingLimit = 32

/// Whether two stems spell one name: they differ in a plural's ending, or in capitals and underscores.
func areSpellings(_ one: String, _ other: String) -> Bool {
  let (short, long) = one.utf8.count <= other.utf8.count ? (one, other) : (other, one)
  // Most names are told apart by their length and first letter.
  guard long.utf8.count - short.utf8.count <= 3, let first = short.utf8.first,
    let second = long.utf8.first, first | 0x20 == second | 0x20
  else { return false }
  if long == short + "s" || long == short + "es" { return true }
  if short.hasSuffix("y"), long == short.dropLast() + "ies" { return true }
  return plainFolderName(short) == plainFolderName(long)
}
