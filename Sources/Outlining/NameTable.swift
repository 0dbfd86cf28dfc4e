import Lexing

/// The distinct names of one file in the making. A name is known by its number; its bytes are kept
/// once.
///
/// ```
/// slots   [ 0 ][ hash, 7 ][ 0 ][ hash, 3 ] …    open addressing, 0 is free (name 0 is the empty one)
/// ends    [ 0 ][ 5 ][ 12 ] …                    name n is bytes[ends[n - 1] ..< ends[n]]
/// heads   [ 0 ][ "Swift" ][ "UIViewCo" ] …      its first eight bytes, all of most names
/// ```
struct NameTable {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt32] = [0]
  private var heads: ContiguousArray<UInt64> = [0]
  /// Whether a name begins in upper case, and so is taken for a type's where it stands alone.
  private(set) var isCapitalized: [Bool] = [false]
  /// The hash in the upper half, the number in the lower.
  private var slots: ContiguousArray<UInt64>

  init() {
    slots = ContiguousArray(repeating: 0, count: 512)
  }

  /// Where a name's bytes stand in ``bytes``.
  func range(of name: UInt32) -> Range<Int> {
    let index = Int(name)
    return index == 0 ? 0..<0 : Int(ends[index - 1])..<Int(ends[index])
  }

  /// The number of the name that stands at a place of the file. O(length).
  @inline(__always)
  mutating func intern(_ source: Span<UInt8>, _ start: Int, _ length: Int) -> UInt32 {
    if length == 0 { return 0 }
    let head = headOfName(source, start, length)
    let hash = hashOf(source, start, length, head: head)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let candidate = slots[slot]
      if UInt32(truncatingIfNeeded: candidate &>> 32) == hash {
        let name = UInt32(truncatingIfNeeded: candidate)
        if isEqual(name, head, source, start, length) { return name }
      }
      slot = (slot + 1) & mask
    }
    return add(source, start, length, head, hash, at: slot)
  }

  @inline(__always)
  private func isEqual(
    _ name: UInt32, _ head: UInt64, _ source: Span<UInt8>, _ start: Int, _ length: Int
  ) -> Bool {
    guard heads[Int(name)] == head else { return false }
    let known = range(of: name)
    guard known.count == length else { return false }
    return length <= 8 || areEqual(bytes.span, known.lowerBound, source, start, count: length)
  }

  @inline(never)
  private mutating func add(
    _ source: Span<UInt8>, _ start: Int, _ length: Int, _ head: UInt64, _ hash: UInt32,
    at slot: Int
  ) -> UInt32 {
    let name = UInt32(ends.count)
    slots[slot] = UInt64(hash) << 32 | UInt64(name)
    append(source, start, length)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    heads.append(head)
    isCapitalized.append(beginsInUpperCase(source, start, length))
    if ends.count * 2 > slots.count { grow() }
    return name
  }

  private mutating func append(_ source: Span<UInt8>, _ start: Int, _ length: Int) {
    bytes.append(addingCapacity: length) { end in
      for index in start..<start + length { end.append(source[index]) }
    }
  }

  /// Makes room for the names of a file, measured over real apps: a new one in 20 tokens.
  mutating func reserve(tokens: Int) {
    let count = ends.count + tokens / 16
    ends.reserveCapacity(count)
    hashes.reserveCapacity(count)
    heads.reserveCapacity(count)
    isCapitalized.reserveCapacity(count)
    bytes.reserveCapacity(bytes.count + tokens)
  }

  mutating func intern(_ text: [UInt8]) -> UInt32 {
    let slice = text[...]
    return intern(slice.span, 0, text.count)
  }

  mutating func intern(_ text: StaticString) -> UInt32 { intern(Array(text.description.utf8)) }

  /// All names, for those who read the outline.
  var list: NameList { NameList(bytes: bytes, ends: ends, hashes: hashes) }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for name in 1..<ends.count {
      var slot = Int(hashes[name]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt64(hashes[name]) << 32 | UInt64(name)
    }
  }

  /// ASCII is told by its byte; any other first scalar by its Unicode properties.
  private func beginsInUpperCase(_ source: Span<UInt8>, _ start: Int, _ length: Int) -> Bool {
    let first = source[start]
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    var scalar: [UInt8] = []
    for index in start..<start + min(length, 4) { scalar.append(source[index]) }
    guard let decoded = String(decoding: scalar, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return decoded.properties.isUppercase
  }
}

/// The hash of a name by its bytes alone. O(length).
func hashOf(_ source: Span<UInt8>, _ start: Int, _ length: Int) -> UInt32 {
  hashOf(source, start, length, head: headOfName(source, start, length))
}

/// Takes eight bytes at a step; the last eight of a longer name may be in part those of the step
/// before.
@inline(__always)
private func hashOf(
  _ source: Span<UInt8>, _ start: Int, _ length: Int, head: UInt64
) -> UInt32 {
  var hash = mixed(head ^ UInt64(truncatingIfNeeded: length) &* 0xff51_afd7_ed55_8ccd)
  if length > 8 {
    var offset = 8
    while offset + 8 < length {
      hash = mixed(hash ^ eightBytes(source, start + offset))
      offset += 8
    }
    hash = mixed(hash ^ eightBytes(source, start + length - 8))
  }
  return UInt32(truncatingIfNeeded: hash)
}

/// Both halves of the product: each bit of the hash depends on all bytes.
@inline(__always)
private func mixed(_ value: UInt64) -> UInt64 {
  let product = value.multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
  return product.high ^ product.low
}
