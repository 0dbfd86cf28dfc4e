// Comments, and what Swift reads over: conflicts, invalid bytes.

extension Lexer {
  /// `//`, `/*`, or an operator.
  mutating func lexSlash(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    switch byte(bytes, at: start + 1) {
    case Byte.slash:
      position = lineEnd(bytes, traits, from: start + 2)
      appendComment(from: start)
    case Byte.star:
      lexBlockComment(bytes, traits)
    default:
      lexOperator(bytes, traits)
    }
  }

  /// Block comments nest; an unclosed one reaches to the end of the file.
  private mutating func lexBlockComment(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    // Past the star too, as `/*/` does not close itself.
    position += 2
    var depth = 1
    while position < end {
      let byte = bytes[position]
      if !traits[Int(byte)].contains(.commentStop) {
        position += 1
      } else if byte == Byte.star, self.byte(bytes, at: position + 1) == Byte.slash {
        position += 2
        depth -= 1
        if depth == 0 {
          appendComment(from: start)
          return
        }
      } else if byte == Byte.slash, self.byte(bytes, at: position + 1) == Byte.star {
        position += 2
        depth += 1
      } else if byte == Byte.lineFeed || byte == Byte.carriageReturn {
        passLineEnd(bytes)
        flags.insert(.startsLine)
      } else {
        position += 1
      }
    }
    note(.unterminatedComment, at: start)
    appendComment(from: start)
  }

  private mutating func appendComment(from start: Int) {
    tokens.comments.append(TextRange(start: UInt32(start), length: UInt32(position - start)))
    flags.insert(.spaceBefore)
  }

  /// `<` and `>`: a conflict marker, an editor placeholder, or an operator.
  mutating func lexAngle(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    if isLineStart(bytes, start), skipConflict(bytes, traits) { return }
    if let placeholderEnd = placeholderEnd(bytes, from: start) {
      append(.identifier, from: start, to: placeholderEnd)
    } else {
      lexOperator(bytes, traits)
    }
  }

  /// Where the editor placeholder `<#text#>` at `start` ends: on its line, before another begins.
  mutating func placeholderEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard bytes[start] == Byte.less, byte(bytes, at: start + 1) == Byte.pound else { return nil }
    var next = start + 2
    while next < end {
      switch bytes[next] {
      case Byte.lineFeed, Byte.carriageReturn: return nil
      case Byte.less where byte(bytes, at: next + 1) == Byte.pound: return nil
      case Byte.pound where byte(bytes, at: next + 1) == Byte.greater: return next + 2
      default: next += 1
      }
    }
    return nil
  }

  mutating func isLineStart(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard 0 < offset else { return true }
    return bytes[offset - 1] == Byte.lineFeed || bytes[offset - 1] == Byte.carriageReturn
  }

  /// Goes over a conflict as git (`<<<<<<< ` to `>>>>>>> `) or Perforce (`>>>> ` to `<<<<`) leaves
  /// it: Swift reads neither side. Without its end the marker is an operator like any other.
  private mutating func skipConflict(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>
  ) -> Bool {
    let isPerforce = bytes[position] == Byte.greater
    let opening = isPerforce ? Byte.greater : Byte.less
    let count = isPerforce ? 4 : 7
    guard !conflictsHaveNoEnd[isPerforce ? 1 : 0],
      hasRun(bytes, of: opening, count, at: position),
      byte(bytes, at: position + count) == Byte.space
    else { return false }

    let closing = isPerforce ? Byte.less : Byte.greater
    var next = lineEnd(bytes, traits, from: position)
    while next < end {
      next += 1
      if isLineStart(bytes, next), hasRun(bytes, of: closing, count, at: next) {
        let after = byte(bytes, at: next + count)
        if isPerforce ? after == Byte.lineFeed : after == Byte.space {
          skipConflict(bytes, to: lineEnd(bytes, traits, from: next))
          return true
        }
      }
      next = lineEnd(bytes, traits, from: next)
    }
    conflictsHaveNoEnd[isPerforce ? 1 : 0] = true
    return false
  }

  private mutating func skipConflict(_ bytes: Span<UInt8>, to conflictEnd: Int) {
    let start = position
    note(.conflictMarker, at: start)
    while position < conflictEnd {
      if bytes[position] == Byte.lineFeed || bytes[position] == Byte.carriageReturn {
        passLineEnd(bytes)
      } else {
        position += 1
      }
    }
    position = start
    skipUnreadable(to: conflictEnd)
    flags.insert(.startsLine)
  }

  private mutating func hasRun(
    _ bytes: Span<UInt8>, of wanted: UInt8, _ count: Int, at offset: Int
  ) -> Bool {
    for index in offset..<(offset + count) where byte(bytes, at: index) != wanted {
      return false
    }
    return true
  }

  // MARK: - Unreadable bytes

  mutating func isByteOrderMark(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    byte(bytes, at: offset) == 0xEF && byte(bytes, at: offset + 1) == 0xBB
      && byte(bytes, at: offset + 2) == 0xBF
  }

  /// Goes over bytes that mean nothing, as over white space; neighbours are one range.
  mutating func skipUnreadable(to next: Int) {
    let start = UInt32(position)
    let length = UInt32(next - position)
    if let last = tokens.unreadable.last, last.end == start {
      tokens.unreadable[tokens.unreadable.count - 1].length += length
    } else {
      tokens.unreadable.append(TextRange(start: start, length: length))
    }
    flags.insert(.spaceBefore)
    position = next
  }

  /// A name, an operator or nothing, by the scalar that begins here.
  mutating func lexNonASCII(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let scalar = Scalar(bytes, at: position, before: end)
    if isByteOrderMark(bytes, at: position) {
      skipUnreadable(to: position + 3)
    } else if scalar.continuesName {
      // A combining mark cannot begin a name; Swift says so and reads it as one.
      if !scalar.startsName { note(.invalidCharacter, at: position) }
      lexName(bytes, traits, continuingAt: position + scalar.length)
    } else if scalar.startsOperator {
      lexOperator(bytes, traits)
    } else if scalar.value == 0x201C || scalar.value == 0x201D {
      lexCurlyQuote(bytes, isOpening: scalar.value == 0x201C)
    } else {
      // A non-breaking space is a space to Swift, with a warning.
      if scalar.value != 0xA0 {
        note(scalar.value == Scalar.invalid ? .invalidUTF8 : .invalidCharacter, at: position)
      }
      skipUnreadable(to: position + scalar.length)
    }
  }

  /// Curly quotes are no Swift. An opening one with its end on the line is read as a name, which
  /// keeps the code after it in step.
  private mutating func lexCurlyQuote(_ bytes: Span<UInt8>, isOpening: Bool) {
    let start = position
    note(.invalidCharacter, at: start)
    guard isOpening else {
      append(.unknown, from: start, to: start + 3)
      return
    }
    append(.identifier, from: start, to: curlyQuoteEnd(bytes, from: start + 3) ?? start + 3)
  }

  private mutating func curlyQuoteEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard curlyQuoteUnclosedBefore <= start else { return nil }
    var next = start
    scan: while next < end {
      switch bytes[next] {
      case Byte.lineFeed, Byte.carriageReturn, Byte.nul: break scan
      case Byte.quote: return next + 1
      case Byte.backslash:
        if byte(bytes, at: next + 1) == Byte.leftParen { break scan }
        let isEscape = byte(bytes, at: next + 1) == Byte.quote
        next += isEscape || byte(bytes, at: next + 1) == Byte.backslash ? 2 : 1
      case 0x80...:
        let scalar = Scalar(bytes, at: next, before: end)
        if scalar.value == Scalar.invalid { break scan }
        next += scalar.length
        if scalar.value == 0x201D { return next }
      default: next += 1
      }
    }
    curlyQuoteUnclosedBefore = next
    return nil
  }
}
