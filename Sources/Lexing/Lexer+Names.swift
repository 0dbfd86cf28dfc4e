// Identifiers, escaped identifiers, implicit parameters, and names behind a `#`.

extension Lexer {
  /// The name, reserved word or `_` that begins with the letter at `start`.
  @inline(__always)
  mutating func lexWord(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, from start: Int
  ) {
    guard start + 8 <= bytes.count else { return lexUncommonWord(bytes, traits, from: start) }
    let head = eightBytes(bytes, start)
    let others = head.bytesOutsideNames
    let length = others.bytesBeforeFirst
    var next = start &+ length
    if others == 0 {
      while next + 8 <= bytes.count {
        let others = eightBytes(bytes, next).bytesOutsideNames
        next &+= others.bytesBeforeFirst
        if others != 0 { break }
      }
    }
    // Few names go on with a `$`, beyond ASCII, or into the file's last bytes.
    if next == bytes.count
      || !traits[Int(bytes[next])].isDisjoint(with: [.nameContinuation, .nonASCII])
    {
      return lexUncommonWord(bytes, traits, from: start)
    }
    let kind: TokenKind
    if length == 1 {
      kind = bytes[start] == Byte.underscore ? .wildcard : .identifier
    } else if others != 0 {
      kind = words.kind(ofShort: head & ~(UInt64.max &<< UInt64(truncatingIfNeeded: length &* 8)))
    } else {
      kind = words.kind(ofLong: head, bytes, from: start, to: next)
    }
    append(kind, from: start, to: next)
  }

  /// Any such name: one at the file's end, with `$` or with characters beyond ASCII too (`self≠x` and
  /// a non-breaking space after `let` are none).
  @inline(never)
  private mutating func lexUncommonWord(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, from start: Int
  ) {
    let next = nameEnd(bytes, traits, from: start + 1)
    let isWildcard = next == start + 1 && bytes[start] == Byte.underscore
    append(
      isWildcard ? .wildcard : words.kind(of: bytes, from: start, to: next), from: start, to: next)
  }

  /// A name of which the bytes up to `offset` are read: the grammar's `identifier`.
  mutating func lexName(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, continuingAt offset: Int
  ) {
    append(.identifier, from: position, to: nameEnd(bytes, traits, from: offset))
  }

  /// One past the last `identifier-character` from `offset` on. O(name).
  mutating func nameEnd(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, from offset: Int) -> Int {
    var next = offset
    while next < end {
      let byte = bytes[next]
      if byte < 0x80 {
        guard traits[Int(byte)].contains(.nameContinuation) else { break }
        next += 1
      } else {
        let scalar = Scalar(bytes, at: next, before: end)
        guard scalar.continuesName else { break }
        next += scalar.length
      }
    }
    return next
  }

  /// A name in backticks, raw ones (`` `a b` ``) too: up to the next backtick on the line. A lone
  /// backtick is `unknown`.
  mutating func lexEscapedName(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    if let nameEnd = escapedNameEnd(bytes, from: start) {
      flags.insert(.escaped)
      append(.identifier, from: start, to: nameEnd)
    } else {
      note(.unterminatedBacktick, at: start)
      append(.unknown, from: start, to: start + 1)
    }
  }

  private mutating func escapedNameEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var next = start + 1
    while next < end {
      switch bytes[next] {
      case Byte.backtick: return next + 1
      case Byte.lineFeed, Byte.carriageReturn: return nil
      default: next += 1
      }
    }
    return nil
  }

  // MARK: - Pound

  /// A raw string, an extended regex, or `#name`.
  mutating func lexPound(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    var next = start + 1
    while byte(bytes, at: next) == Byte.pound { next += 1 }
    switch byte(bytes, at: next) {
    case Byte.quote:
      append(.rawDelimiter, from: start, to: next)
      lexString(bytes, traits, pounds: next - start)
    case Byte.slash:
      lexExtendedRegex(bytes, traits, pounds: next - start)
    default:
      // Only the last `#` can have a name.
      for offset in start..<(next - 1) { append(.pound, from: offset, to: offset + 1) }
      lexPoundName(bytes, traits)
    }
  }

  private mutating func lexPoundName(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    let name = start + 1
    var tokenEnd = name
    switch byte(bytes, at: name) {
    case Byte.backtick:
      tokenEnd = escapedNameEnd(bytes, from: name) ?? name
    case 0x80...:
      let scalar = Scalar(bytes, at: name, before: end)
      if scalar.startsName, !isByteOrderMark(bytes, at: name) {
        tokenEnd = nameEnd(bytes, traits, from: name + scalar.length)
      }
    case let byte where isNameStart(byte, traits):
      tokenEnd = nameEnd(bytes, traits, from: name)
    default:
      break
    }
    let kind = WordTable.directives.kind(of: bytes, from: name, to: tokenEnd)
    append(kind == .identifier ? .pound : kind, from: start, to: tokenEnd)
  }

  private mutating func isNameStart(_ byte: UInt8, _ traits: Span<ByteTraits>) -> Bool {
    let ofByte = traits[Int(byte)]
    return ofByte.contains(.nameContinuation) && !ofByte.contains(.decimalDigit)
  }
}
