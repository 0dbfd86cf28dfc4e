import Configuration

/// Edits that mend a finding, and how far they are to be trusted.
package struct Fix: Hashable, Sendable {
  package enum Level: String, CaseIterable, Sendable {
    /// The code means the same after it.
    case safe
    /// The code is valid after it, as far as can be told without a compiler.
    case unsafe
    /// Advice: a person has to see that it is right.
    case shown
  }

  package var level: Level
  /// No two of them touch the same bytes.
  package var edits: [Edit]
  /// What it rests on or changes beside them, by name: fixes that have one in common are made one after
  /// another, as the first may leave the next no reason. Where two keep an object alive, one of them may
  /// become weak.
  package var turns: [String] = []

  package init(_ level: Level, _ edits: [Edit]) {
    self.level = level
    self.edits = edits
  }

  package var files: Set<String> { Set(edits.map(\.file)) }

  /// One replacement in a file.
  package struct Edit: Hashable, Sendable {
    /// Relative to the root, with `/`.
    package var file: String
    /// In bytes.
    package var offset: Int
    package var length: Int
    package var text: String
    /// What of the text around it, which only the file itself tells, belongs to it.
    package var reach = Reach.exact

    package init(
      file: String, offset: Int, length: Int, text: String, reach: Reach = .exact
    ) {
      self.file = file
      self.offset = offset
      self.length = length
      self.text = text
      self.reach = reach
    }
  }

  package enum Reach: Hashable, Sendable {
    case exact
    /// Its line, or the blank beside it, where nothing else stands there.
    case line
    /// It spans a variable from its name to its end, and replaces the `let` or `var` before that.
    case introducer
    /// The entry of a configuration that begins there, with the keys that have no other.
    case entry
  }
}

extension Fix {
  /// The same fix as exact edits of the texts of its files; nil where they are not what they should be.
  package func settled(in texts: [String: [UInt8]]) -> Fix? {
    var settled: [Edit] = []
    for edit in edits {
      guard let bytes = texts[edit.file], edit.end <= bytes.count,
        let exact = edit.settled(in: bytes)
      else { return nil }
      settled.append(exact)
    }
    var fix = self
    fix.edits = settled
    return fix
  }
}

extension Fix.Edit {
  /// After what it replaces.
  package var end: Int { offset + length }

  fileprivate func settled(in bytes: [UInt8]) -> Fix.Edit? {
    var edit = self
    edit.reach = .exact
    let breakOfFile = bytes.firstIndex(of: newline) ?? 0
    if breakOfFile > 0, bytes[breakOfFile - 1] == carriageReturn {
      edit.text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
    }
    switch reach {
    case .exact: return edit
    case .line: return edit.withLine(in: bytes)
    case .introducer: return edit.atIntroducer(in: bytes)
    case .entry:
      guard let range = rangeOfEntry(at: offset, in: bytes) else { return nil }
      (edit.offset, edit.length) = (range.lowerBound, range.count)
      return edit
    }
  }

  private func atIntroducer(in bytes: [UInt8]) -> Fix.Edit? {
    // Of `var a: A, b: B` both would change.
    var after = self.end
    while after < bytes.count, isBlank(bytes[after]) { after += 1 }
    if after < bytes.count, bytes[after] == UInt8(ascii: ",") { return nil }
    var end = offset
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    guard end >= 3, end < offset else { return nil }
    let word = String(decoding: bytes[(end - 3)..<end], as: UTF8.self)
    guard word == "let" || word == "var" else { return nil }
    // A part of a longer word.
    if end > 3, isPartOfName(bytes[end - 4]) { return nil }
    var edit = self
    (edit.offset, edit.length) = (end - 3, 3)
    return edit
  }

  /// With the line where it leaves nothing else on it: of two blank lines around it one stays. With the
  /// blanks before it at the end of a line. Within a line something must keep what stands around it
  /// apart.
  private func withLine(in bytes: [UInt8]) -> Fix.Edit {
    var edit = self
    var start = offset
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var after = end
    while after < bytes.count, isBlank(bytes[after]) { after += 1 }
    let startsLine = start == 0 || bytes[start - 1] == newline || bytes[start - 1] == carriageReturn
    let endsLine = after == bytes.count || bytes[after] == newline || bytes[after] == carriageReturn
    if startsLine, endsLine {
      var next = lineEnd(after, in: bytes)
      if isBlankLine(before: start, in: bytes), next < bytes.count {
        var blank = next
        while blank < bytes.count, isBlank(bytes[blank]) { blank += 1 }
        if blank < bytes.count, bytes[blank] == newline || bytes[blank] == carriageReturn {
          next = lineEnd(blank, in: bytes)
        }
      }
      edit.offset = start
      edit.length = next - start
    } else if endsLine {
      edit.offset = start
      edit.length = end - start
    } else if startsLine {
      edit.length = after - offset
    } else if start < offset {
      edit.length = after - offset
    } else if after == end {
      edit.text = " "
    }
    return edit
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}

/// After the line break that stands at an offset; both bytes of Windows' one.
private func lineEnd(_ offset: Int, in bytes: [UInt8]) -> Int {
  guard offset < bytes.count else { return offset }
  let isPair =
    bytes[offset] == carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == newline
  return offset + (isPair ? 2 : 1)
}

/// Whether the line before a line's start is blank; what begins a file has a blank one before it.
private func isBlankLine(before start: Int, in bytes: [UInt8]) -> Bool {
  var index = start
  guard index > 0 else { return true }
  index -= 1
  if index > 0, bytes[index] == newline, bytes[index - 1] == carriageReturn { index -= 1 }
  while index > 0, isBlank(bytes[index - 1]) { index -= 1 }
  return index == 0 || bytes[index - 1] == newline || bytes[index - 1] == carriageReturn
}

extension Diagnostic {
  /// The fixes of what it tells: its own, or where it tells several findings each one's that counts.
  package var fixes: [Fix] {
    alone.compactMap { $0.isSuppressed || $0.isBaselined ? nil : $0.fix }
  }

  /// Puts another in the place of each fix of what it tells, or none.
  package mutating func changeFixes(_ change: (Fix) -> Fix?) {
    fix = fix.flatMap(change)
    for index in told.indices { told[index].fix = told[index].fix.flatMap(change) }
  }
}

extension Fix.Level {
  /// How far all of some fixes are to be trusted; nil where there is none.
  package static func common(of fixes: [Fix]) -> Fix.Level? {
    Fix.Level.allCases.last { level in fixes.contains { $0.level == level } }
  }
}

/// Applies edits to a text.
/// - Parameter edits: in any order; none touches another's bytes.
package func applied(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var done = 0
  for edit in edits.ordered(by: { $0.offset < $1.offset }) {
    result += bytes[done..<edit.offset]
    result += Array(edit.text.utf8)
    done = edit.end
  }
  return result + bytes[done...]
}
