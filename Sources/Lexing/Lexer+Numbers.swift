// The grammar's `integer-literal` and `floating-point-literal`, without sign.

extension Lexer {
  mutating func lexNumber(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    if bytes[start] == UInt8(ascii: "0") {
      switch byte(bytes, at: start + 1) {
      case UInt8(ascii: "x"):
        lexHexadecimalNumber(bytes, traits)
        return
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        // Wrong digits are the compiler's to report; they belong to the number all the same.
        append(.integer, from: start, to: nameEnd(bytes, traits, from: start + 2))
        return
      default: break
      }
    }
    var next = digitsEnd(bytes, traits, .decimalDigit, from: start)
    switch byte(bytes, at: next) {
    case Byte.dot:
      // `1.foo` is a member, `t.0.1` are members of tuples.
      let isFraction = isDigit(bytes, traits, at: next + 1) && read.last?.kind != .dot
      guard isFraction else {
        append(.integer, from: start, to: next)
        return
      }
      next = digitsEnd(bytes, traits, .decimalDigit, from: next + 1)
      append(.float, from: start, to: exponentEnd(bytes, traits, at: next))
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      append(.float, from: start, to: exponentEnd(bytes, traits, at: next))
    default:
      append(.integer, from: start, to: nameEnd(bytes, traits, from: next))
    }
  }

  /// Where the number ends whose decimal exponent, if it has one, begins at `offset`.
  private mutating func exponentEnd(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, at offset: Int
  ) -> Int {
    let letter = byte(bytes, at: offset)
    guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return offset }
    return nameEnd(bytes, traits, from: signEnd(bytes, at: offset + 1))
  }

  private mutating func lexHexadecimalNumber(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>
  ) {
    let start = position
    guard traits[Int(byte(bytes, at: start + 2))].contains(.hexDigit) else {
      append(.integer, from: start, to: nameEnd(bytes, traits, from: start + 2))
      return
    }
    let integerEnd = digitsEnd(bytes, traits, .hexDigit, from: start + 2)
    let hasDot = byte(bytes, at: integerEnd) == Byte.dot
    let fractionEnd =
      hasDot ? digitsEnd(bytes, traits, .hexDigit, from: integerEnd + 1) : integerEnd
    let letter = byte(bytes, at: fractionEnd)
    let hasFraction = integerEnd + 1 < fractionEnd
    let hasExponent = letter == UInt8(ascii: "p") || letter == UInt8(ascii: "P")

    guard hasExponent, hasFraction || !hasDot else {
      // A hexadecimal number is a float only with its exponent: `0xFF.description`, `0xFF.add`.
      append(
        .integer, from: start, to: hasDot ? integerEnd : nameEnd(bytes, traits, from: integerEnd))
      return
    }
    let exponent = signEnd(bytes, at: fractionEnd + 1)
    let isMember =
      hasDot && exponent == fractionEnd + 1 && exponent < end
      && !isDigit(bytes, traits, at: exponent)
      && !isDigit(bytes, traits, at: integerEnd + 1)
    if isMember {
      // `0xFF.fp`
      append(.integer, from: start, to: integerEnd)
    } else {
      append(.float, from: start, to: nameEnd(bytes, traits, from: exponent))
    }
  }

  private mutating func isDigit(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, at offset: Int
  ) -> Bool {
    traits[Int(byte(bytes, at: offset))].contains(.decimalDigit)
  }

  private mutating func signEnd(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    let sign = byte(bytes, at: offset)
    return sign == Byte.plus || sign == Byte.minus ? offset + 1 : offset
  }

  private mutating func digitsEnd(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, _ digit: ByteTraits, from offset: Int
  ) -> Int {
    var next = offset
    while next < end, traits[Int(bytes[next])].contains(digit) || bytes[next] == Byte.underscore {
      next += 1
    }
    return next
  }
}
