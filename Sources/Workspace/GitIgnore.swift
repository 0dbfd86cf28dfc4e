/// The patterns of one `.gitignore`, as gitignore(5) describes them and git's own matcher reads
/// them: bytewise, so `?` is one byte.
///
/// A pattern is kept as levels, each a list of single-byte steps, so that matching backs up within
/// one level only to its last `*`, and over levels only to the last `**`: never exponential.
package struct GitIgnore: Sendable {
  private var rules: [Rule] = []

  private struct Rule: Sendable {
    var levels: [Level]
    var isNegated: Bool
    var isForFoldersOnly: Bool
    /// Matched against the whole path below the file's folder; else against the last level alone.
    var isAnchored: Bool
    /// The byte that every path it matches ends in; nil where that may be any. It rejects nearly all.
    var lastByte: UInt8?
  }

  private enum Level: Sendable, Equatable {
    /// `**`, zero or more levels; at the end of a pattern one or more.
    case any
    case steps([Step])
  }

  private enum Step: Sendable, Equatable {
    case byte(UInt8)
    /// `?`
    case one
    /// `*`, and a run of them beside other letters.
    case run
    case set(ByteSet)
    /// What can never match: a bracket that nothing closes.
    case nothing
  }

  package init(_ text: [UInt8]) {
    var text = text[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if let rule = GitIgnore.rule(line) { rules.append(rule) }
    }
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// What the last pattern that matches says: true ignored, false taken in again, nil nothing.
  /// - Parameter path: relative to the folder of the `.gitignore`, with `/`.
  /// - Complexity: O(patterns · length of the path · length of a pattern).
  package func verdict(on path: String, isFolder: Bool) -> Bool? {
    let lastByte = path.utf8.last
    // The path is taken apart for the first pattern that its last byte lets through, if any.
    var levels: [ArraySlice<UInt8>] = []
    for index in rules.indices.reversed() {
      guard rules[index].lastByte == nil || rules[index].lastByte == lastByte,
        isFolder || !rules[index].isForFoldersOnly
      else { continue }
      if levels.isEmpty { levels = Array(path.utf8).split(separator: UInt8(ascii: "/")) }
      guard !levels.isEmpty else { return nil }
      let first = rules[index].isAnchored ? 0 : levels.count - 1
      if GitIgnore.matches(rules[index].levels, levels[first...]) {
        return !rules[index].isNegated
      }
    }
    return nil
  }
}

// MARK: Reading

extension GitIgnore {
  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var line = trimmed(line)
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let isForFoldersOnly = line.last == UInt8(ascii: "/")
    if isForFoldersOnly { line = line.dropLast() }
    guard !line.isEmpty else { return nil }

    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
    guard let levels = levels(line) else { return nil }
    return Rule(
      levels: levels, isNegated: isNegated, isForFoldersOnly: isForFoldersOnly,
      isAnchored: isAnchored, lastByte: lastByte(levels))
  }

  private static func lastByte(_ levels: [Level]) -> UInt8? {
    guard case .steps(let steps)? = levels.last, case .byte(let byte)? = steps.last else {
      return nil
    }
    return byte
  }

  /// Without the spaces at the end that no backslash protects.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\"), index + 1 < line.endIndex {
        index += 2
        end = index
      } else {
        if line[index] != UInt8(ascii: " ") { end = index + 1 }
        index += 1
      }
    }
    return line[..<end]
  }

  /// The levels of a pattern, or nil where it matches nothing: where a lone backslash ends it, or it asks
  /// for more bytes than a path can have.
  private static func levels(_ pattern: ArraySlice<UInt8>) -> [Level]? {
    var levels: [Level] = []
    var steps: [Step] = []
    var bytes = 0
    var stars = 0
    var index = pattern.startIndex

    func finishLevel() {
      let isAny = stars >= 2 && steps == [.run]
      // `a/**/**/b` is `a/**/b`.
      if isAny, levels.last == .any { return }
      levels.append(isAny ? .any : .steps(steps))
    }
    while index < pattern.endIndex {
      let byte = pattern[index]
      index += 1
      if byte == UInt8(ascii: "*") {
        stars += 1
        if steps.last != .run { steps.append(.run) }
        continue
      }
      bytes += byte == UInt8(ascii: "/") ? 0 : 1
      if bytes > mostBytesOfPath { return nil }
      switch byte {
      case UInt8(ascii: "/"):
        finishLevel()
        steps = []
        stars = 0
      case UInt8(ascii: "?"): steps.append(.one)
      case UInt8(ascii: "\\"):
        guard index < pattern.endIndex else { return nil }
        steps.append(.byte(pattern[index]))
        index += 1
      case UInt8(ascii: "["):
        if let (set, end) = ByteSet.read(pattern, from: index) {
          steps.append(.set(set))
          index = end
        } else {
          steps.append(.nothing)
        }
      default: steps.append(.byte(byte))
      }
    }
    finishLevel()
    return levels
  }
}

// MARK: Matching

extension GitIgnore {
  private static func matches(
    _ pattern: [Level], _ path: ArraySlice<ArraySlice<UInt8>>
  ) -> Bool {
    var level = 0
    var part = path.startIndex
    var retry: (level: Int, part: Int)?
    while part < path.endIndex {
      if level < pattern.count, pattern[level] == .any {
        // Last of all it stands for one level or more, and there is one.
        if level == pattern.count - 1 { return true }
        level += 1
        retry = (level, part)
        continue
      }
      if level < pattern.count, case .steps(let steps) = pattern[level],
        matches(steps, path[part])
      {
        level += 1
        part += 1
      } else if let (start, from) = retry {
        retry = (start, from + 1)
        level = start
        part = from + 1
      } else {
        return false
      }
    }
    return level == pattern.count
  }

  private static func matches(_ steps: [Step], _ name: ArraySlice<UInt8>) -> Bool {
    var step = 0
    var index = name.startIndex
    var retry: (step: Int, index: Int)?
    while index < name.endIndex {
      if step < steps.count, steps[step] == .run {
        step += 1
        retry = (step, index)
        continue
      }
      if step < steps.count, matches(steps[step], name[index]) {
        step += 1
        index += 1
      } else if let (start, from) = retry {
        retry = (start, from + 1)
        step = start
        index = from + 1
      } else {
        return false
      }
    }
    return steps[step...].allSatisfy { $0 == .run }
  }

  private static func matches(_ step: Step, _ byte: UInt8) -> Bool {
    switch step {
    case .byte(let wanted): wanted == byte
    case .one, .run: true
    case .set(let set): set.contains(byte)
    case .nothing: false
    }
  }
}

/// No system has longer paths; Linux stops at 4,096 bytes.
private let mostBytesOfPath = 65_536
