import Lexing

/// The distinct names of one file in the making. A name is known by its number; its bytes are kept
/// once.
///
/// ```
/// slots     [ 0 ][ hash, 7 ][ 0 ][ hash, 3 ] …    open addressing, 0 is free (name 0 is the empty one)
/// entries   [ ][ place, hash … ] …                name n is the entry n
/// ```
struct NameTable {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private var entries: ContiguousArray<Entry> = [Entry()]
  /// The hash in the upper half, the number in the lower.
  private var slots: ContiguousArray<UInt64>

  private struct Entry {
    /// The first eight bytes, which are all of most names.
    var head: UInt64 = 0
    /// The place in `bytes`.
    var start: UInt32 = 0
    var length: UInt32 = 0
    var hash: UInt32 = 0
    var isCapitalized = false
  }

  init() {
    slots = ContiguousArray(repeating: 0, count: 512)
  }

  /// How many names there are, the empty one among them.
  var count: Int { entries.count }

  /// Where a name's bytes stand in ``bytes``.
  func range(of name: UInt32) -> Range<Int> {
    let entry = entries[Int(name)]
    return Int(entry.start)..<Int(entry.start) + Int(entry.length)
  }

  /// Whether a name begins in upper case, and so is taken for a type's where it stands alone.
  func isCapitalized(_ name: UInt32) -> Bool { entries[Int(name)].isCapitalized }

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
    let known = entries[Int(name)]
    guard known.head == head, Int(known.length) == length else { return false }
    return length <= 8 || areEqual(bytes.span, Int(known.start), source, start, count: length)
  }

  @inline(never)
  private mutating func add(
    _ source: Span<UInt8>, _ start: Int, _ length: Int, _ head: UInt64, _ hash: UInt32,
    at slot: Int
  ) -> UInt32 {
    let name = UInt32(entries.count)
    slots[slot] = UInt64(hash) << 32 | UInt64(name)
    entries.append(
      Entry(
        head: head, start: UInt32(bytes.count), length: UInt32(length), hash: hash,
        isCapitalized: beginsInUpperCase(source, start, length)))
    let text = source.extracting(start..<start + length)
    bytes.append(addingCapacity: length) { end in
      for index in text.indices { end.append(text[index]) }
    }
    if entries.count * 2 > slots.count { grow() }
    return name
  }

  /// Makes room for the names of a file: over real apps, most have a new one in 8 tokens or more.
  mutating func reserve(tokens: Int) {
    entries.reserveCapacity(entries.count + tokens / 8)
    bytes.reserveCapacity(bytes.count + tokens)
  }

  mutating func intern(_ text: [UInt8]) -> UInt32 {
    let slice = text[...]
    return intern(slice.span, 0, text.count)
  }

  mutating func intern(_ text: StaticString) -> UInt32 { intern(Array(text.description.utf8)) }

  /// All names but the shared ones, for those who read the outline. O(names).
  var list: NameList {
    let first = ConstantNames.standard.count
    let base = first < entries.count ? entries[first].start : UInt32(bytes.count)
    let ends = entries[first...].map { $0.start + $0.length - base }
    return NameList(bytes: ContiguousArray(bytes[Int(base)...]), ends: ends)
  }

  /// A new string; O(length).
  func text(of name: UInt32) -> String { String(decoding: bytes[range(of: name)], as: UTF8.self) }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for name in 1..<entries.count {
      let hash = entries[name].hash
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt64(hash) << 32 | UInt64(name)
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
