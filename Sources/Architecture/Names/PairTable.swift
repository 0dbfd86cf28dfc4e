/// A hash table from two numbers to a third, such as a type and a name to a member: what is asked for
/// nearly every reference must not go through `Hasher`.
///
/// Open addressing at most half full, so an answer takes one or two looks.
struct PairTable: Sendable {
  private var keys: [UInt64]
  /// -1 where the slot is free.
  private var values: [Int32]
  private(set) var count = 0

  init() {
    keys = [UInt64](repeating: 0, count: 64)
    values = [Int32](repeating: -1, count: 64)
  }

  /// What stands for a pair; nil for nothing. Values are 0 or more; what is set cannot be removed.
  subscript(one: Int, other: Int32) -> Int32? {
    get {
      let value = values[slot(of: Self.key(one, other))]
      return value < 0 ? nil : value
    }
    set {
      guard let newValue else { return }
      let key = Self.key(one, other)
      var slot = slot(of: key)
      if values[slot] < 0 {
        count += 1
        if count * 2 > keys.count {
          grow()
          slot = self.slot(of: key)
        }
        keys[slot] = key
      }
      values[slot] = newValue
    }
  }

  private static func key(_ one: Int, _ other: Int32) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: one)) << 32 | UInt64(UInt32(bitPattern: other))
  }

  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while values[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
    values = [Int32](repeating: -1, count: oldKeys.count * 2)
    for (key, value) in zip(oldKeys, oldValues) where value >= 0 {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = value
    }
  }
}
