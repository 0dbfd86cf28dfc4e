/// A path pattern relative to the root: `*` and `?` within a level, `**` over zero or more levels,
/// `{a,b}` and `[a-z]` not (they are refused when the configuration is read). A pattern that matches
/// a folder matches all below it. Letters match as they are written, upper or lower case.
package struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// As it works: without a leading `./`, a trailing `/` and doubled slashes.
  package let pattern: String
  private let segments: [Segment]

  /// What one level of the pattern asks of one level of a path.
  private enum Segment: Hashable, Sendable {
    /// `**`
    case levels
    /// `*`
    case anything
    /// In UTF-8.
    case literal([UInt8])
    /// With `*` or `?` inside.
    case wildcard([Character])
  }

  /// Any text gives a glob; `problem(in:)` says which texts a configuration may not hold.
  package init(_ pattern: String) {
    let levels = Glob.levels(of: pattern)
    self.pattern = levels.joined(separator: "/")
    segments = levels.map { level in
      switch level {
      case "**": .levels
      case "*": .anything
      default:
        level.contains { $0 == "*" || $0 == "?" }
          ? .wildcard(Array(level)) : .literal(Array(level.utf8))
      }
    }
  }

  package var description: String { pattern }

  /// Whether the pattern matches a path or a folder above it.
  /// - Parameter path: relative to the root, with `/`, without `./` and `..`.
  /// - Complexity: O(*levels of the pattern* · *length of the path*) but for `*` and `?` beside
  ///   letters, which multiply by their level's length; never exponential.
  package func matches(_ path: String) -> Bool { matchedEnd(in: Array(path.utf8)) != nil }

  /// The shortest folder above a file that the pattern matches: `App/Scenes/*` gives `App/Scenes/A`
  /// for `App/Scenes/A/View/AView.swift`. The root's own folder is the empty text. Nil where only
  /// the file itself matches, or nothing.
  package func matchedFolder(of path: String) -> String? {
    let bytes = Array(path.utf8)
    guard let end = matchedEnd(in: bytes), end < bytes.count else { return nil }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Where the shortest part of the path ends that the pattern matches, its slash left out.
  ///
  /// A `**` first stands for no level, and for one more each time that what follows it fails. Only
  /// the last `**` need be tried again: an earlier one that took more would leave less.
  private func matchedEnd(in path: [UInt8]) -> Int? {
    guard !path.isEmpty, !segments.isEmpty else { return nil }
    var index = 0
    var level = 0
    var matchedUpTo = 0
    var retry: (index: Int, level: Int)?
    while index < segments.count {
      if segments[index] == .levels {
        index += 1
        retry = (index, level)
        continue
      }
      guard level < path.count else { return nil }
      let end = path[level...].firstIndex(of: slash) ?? path.count
      if Glob.matches(segments[index], path[level..<end]) {
        index += 1
        matchedUpTo = end
        level = end + 1
      } else if let (start, from) = retry {
        let skipped = path[from...].firstIndex(of: slash) ?? path.count
        index = start
        matchedUpTo = skipped
        level = skipped + 1
        retry = (start, level)
      } else {
        return nil
      }
    }
    return matchedUpTo
  }

  private static func matches(_ segment: Segment, _ level: ArraySlice<UInt8>) -> Bool {
    switch segment {
    case .levels, .anything: true
    case .literal(let letters): level.elementsEqual(letters) || isSameText(letters, level)
    case .wildcard(let letters): matches(letters, Substring(decoding: level, as: UTF8.self))
    }
  }

  /// Whether letters beyond ASCII are the same in another spelling: some file systems store `ö` as
  /// two scalars.
  private static func isSameText(_ left: [UInt8], _ right: ArraySlice<UInt8>) -> Bool {
    guard left.contains(where: { $0 >= 0x80 }), right.contains(where: { $0 >= 0x80 }) else {
      return false
    }
    return String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
  }

  /// The same walk as over the levels, over the letters of one: `*` is tried again, the last only.
  private static func matches(_ letters: [Character], _ level: Substring) -> Bool {
    var letter = 0
    var index = level.startIndex
    var retry: (letter: Int, index: Substring.Index)?
    while index < level.endIndex {
      if letter < letters.count, letters[letter] == "*" {
        letter += 1
        retry = (letter, index)
      } else if letter < letters.count, letters[letter] == "?" || letters[letter] == level[index] {
        letter += 1
        index = level.index(after: index)
      } else if let (start, from) = retry {
        index = level.index(after: from)
        letter = start
        retry = (start, index)
      } else {
        return false
      }
    }
    return letters[letter...].allSatisfy { $0 == "*" }
  }
}

private let slash = UInt8(ascii: "/")

extension Glob {
  /// Split at bytes: as a character, a slash with a combining mark behind it is none.
  private static func levels(of pattern: String) -> [String] {
    pattern.utf8.split(separator: slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// What is wrong with a pattern and what to write instead, or nil where nothing is.
  package static func problem(in pattern: String) -> String? {
    if pattern.isEmpty {
      return "an empty pattern matches nothing: write a path or a pattern of one"
    }
    if pattern.hasPrefix("/") {
      return "'\(pattern)' is absolute: write it relative to the folder of the configuration"
    }
    if pattern.hasPrefix("~") {
      return "'\(pattern)' begins in a home folder: write it relative to the folder of the "
        + "configuration"
    }
    if pattern.hasPrefix("!") {
      return "'\(pattern)' begins with '!', which negates nothing here: write what is to match"
    }
    if pattern.contains("\\") {
      return "'\(pattern)' holds a backslash: write '/' between folders"
    }
    if pattern.contains(where: { $0 == "{" || $0 == "}" }) {
      return "'\(pattern)' holds braces, which a pattern does not know: write one pattern for each "
        + "choice"
    }
    if pattern.contains(where: { $0 == "[" || $0 == "]" }) {
      return "'\(pattern)' holds brackets, which a pattern does not know: write '?' for one letter"
    }
    return problem(inLevelsOf: pattern)
  }

  private static func problem(inLevelsOf pattern: String) -> String? {
    let levels = levels(of: pattern)
    if levels.isEmpty { return "'\(pattern)' is the root itself: write '**' for all of it" }
    if levels.contains("..") {
      return "'\(pattern)' holds '..': write it relative to the folder of the configuration, and "
        + "within it"
    }
    if let level = levels.first(where: { $0.contains("**") && $0 != "**" }) {
      return "'\(level)' mixes '**' with letters: write '**' as a level of its own ('**/*.swift'), "
        + "or one '*'"
    }
    return nil
  }
}
