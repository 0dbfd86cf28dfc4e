// Eight bytes at a step: what one register holds. In a mask of them the high bit of each byte speaks
// for the byte, and the lowest bit set tells the first one.

/// The eight bytes from `offset` on, the first one lowest.
@inlinable @inline(__always)
package func eightBytes(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
  let part = bytes.extracting(offset..<offset + 8)
  // What the compiler should know by itself: with it, it joins the loads to a single one.
  precondition(part.count == 8)
  let low =
    UInt64(part[0]) | UInt64(part[1]) &<< 8 | UInt64(part[2]) &<< 16 | UInt64(part[3]) &<< 24
  let high =
    UInt64(part[4]) | UInt64(part[5]) &<< 8 | UInt64(part[6]) &<< 16 | UInt64(part[7]) &<< 24
  return low | high &<< 32
}

/// The first bytes of a name, zeros where it has fewer than eight.
@inlinable @inline(__always)
package func headOfName(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> UInt64 {
  guard start + 8 <= bytes.count else { return headAtEnd(bytes, start, min(8, length)) }
  let head = eightBytes(bytes, start)
  return length < 8 ? head & ~(UInt64.max &<< UInt64(truncatingIfNeeded: length &* 8)) : head
}

/// ``headOfName`` where the file has no eight bytes more.
@usableFromInline @inline(never)
package func headAtEnd(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> UInt64 {
  var head: UInt64 = 0
  for offset in 0..<length { head |= UInt64(bytes[start + offset]) << UInt64(offset * 8) }
  return head
}

extension UInt64 {
  /// The byte, eight times.
  @inline(__always)
  init(eachByte byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  private static var highBits: UInt64 { UInt64(eachByte: 0x80) }

  /// How many bytes stand before the first one of a mask, 8 for an empty one.
  @inline(__always)
  var bytesBeforeFirst: Int { trailingZeroBitCount &>> 3 }

  /// Marks the bytes that are `byte`, and maybe some after one of these: only the first is certain.
  @inline(__always)
  func bytes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ UInt64(eachByte: byte)
    return (difference &- UInt64(eachByte: 1)) & ~difference & UInt64.highBits
  }

  /// Marks the bytes that are none of `[A-Za-z0-9_]`.
  @inline(__always)
  var bytesOutsideNames: UInt64 {
    let low = self & ~UInt64.highBits
    let lowercase = low | UInt64(eachByte: 0x20)
    let underscore = low ^ UInt64(eachByte: Byte.underscore)
    // Adding carries into the high bit from a bound on, and from no byte into the next one.
    let isLetter =
      UInt64.atLeast(lowercase, UInt8(ascii: "a")) & ~UInt64.atLeast(lowercase, 0x7B)
    let isDigit = UInt64.atLeast(low, UInt8(ascii: "0")) & ~UInt64.atLeast(low, 0x3A)
    let isUnderscore = ~UInt64.atLeast(underscore, 1)
    return (~(isLetter | isDigit | isUnderscore) | self) & UInt64.highBits
  }

  @inline(__always)
  private static func atLeast(_ bytes: UInt64, _ bound: UInt8) -> UInt64 {
    bytes &+ UInt64(eachByte: 0x80 - bound)
  }
}
