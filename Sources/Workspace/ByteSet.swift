/// The bytes that a bracket of a `.gitignore` pattern stands for: `[a-z]`, `[!0-9]`, `[[:alpha:]]`.
struct ByteSet: Sendable, Equatable {
  /// Bit `b` of word `b / 64`.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    return switch byte >> 6 {
    case 0: words.0 & bit != 0
    case 1: words.1 & bit != 0
    case 2: words.2 & bit != 0
    default: words.3 & bit != 0
    }
  }

  private mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  private mutating func negate() { words = (~words.0, ~words.1, ~words.2, ~words.3) }

  /// Reads what follows a `[`, and where it ends; nil where nothing closes it. A `]` that comes
  /// first stands for itself. A slash is in no set: levels are matched one by one.
  static func read(
    _ pattern: ArraySlice<UInt8>, from start: Int
  ) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var index = start
    let isNegated =
      index < pattern.endIndex
      && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
    if isNegated { index += 1 }
    let first = index
    while index < pattern.endIndex {
      if pattern[index] == UInt8(ascii: "]"), index > first {
        if isNegated { set.negate() }
        return (set, index + 1)
      }
      if let end = set.insertClass(pattern, at: index) {
        index = end
        continue
      }
      guard let (low, afterLow) = member(pattern, at: index) else { return nil }
      index = afterLow
      if index + 1 < pattern.endIndex, pattern[index] == UInt8(ascii: "-"),
        pattern[index + 1] != UInt8(ascii: "]")
      {
        guard let (high, afterHigh) = member(pattern, at: index + 1) else { return nil }
        index = afterHigh
        if low <= high { for byte in low...high { set.insert(byte) } }
      } else {
        set.insert(low)
      }
    }
    return nil
  }

  /// One byte, a backslash before it looked through.
  private static func member(
    _ pattern: ArraySlice<UInt8>, at index: Int
  ) -> (byte: UInt8, end: Int)? {
    guard pattern[index] == UInt8(ascii: "\\") else { return (pattern[index], index + 1) }
    guard index + 1 < pattern.endIndex else { return nil }
    return (pattern[index + 1], index + 2)
  }

  /// Adds a class such as `[:alpha:]` that begins at `index`, and gives its end; nil for none.
  private mutating func insertClass(_ pattern: ArraySlice<UInt8>, at index: Int) -> Int? {
    let opening: [UInt8] = [UInt8(ascii: "["), UInt8(ascii: ":")]
    guard pattern[index...].starts(with: opening) else { return nil }
    var end = index + 2
    while end < pattern.endIndex, pattern[end] != UInt8(ascii: "]") { end += 1 }
    guard end < pattern.endIndex, end > index + 2, pattern[end - 1] == UInt8(ascii: ":") else {
      return nil
    }
    let name = String(decoding: pattern[(index + 2)..<(end - 1)], as: UTF8.self)
    for byte in UInt8(0)..<128 where ByteSet.isMember(byte, of: name) { insert(byte) }
    return end + 1
  }

  private static func isMember(_ byte: UInt8, of name: String) -> Bool {
    let isDigit = byte >= 0x30 && byte <= 0x39
    let isUpper = byte >= 0x41 && byte <= 0x5A
    let isLower = byte >= 0x61 && byte <= 0x7A
    let isGraph = byte > 0x20 && byte < 0x7F
    switch name {
    case "alpha": return isUpper || isLower
    case "digit": return isDigit
    case "alnum": return isUpper || isLower || isDigit
    case "upper": return isUpper
    case "lower": return isLower
    case "space": return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "graph": return isGraph
    case "print": return isGraph || byte == 0x20
    case "punct": return isGraph && !isUpper && !isLower && !isDigit
    case "xdigit": return isDigit || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    default: return false
    }
  }
}
