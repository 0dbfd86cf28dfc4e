/// Follows the links between types. Who asks for many types' reach keeps one of these: what was seen
/// is told by a stamp, not by a set made anew.
struct Reach {
  private var stamps: [Int32]
  private var stamp: Int32 = 0

  init(count: Int) { stamps = [Int32](repeating: 0, count: count) }

  /// All that a type's links lead to, itself first, nearest first.
  mutating func closure(from type: TypeID, _ next: [[TypeID]], limit: Int) -> [TypeID] {
    guard !next[type.index].isEmpty else { return [type] }
    stamp += 1
    stamps[type.index] = stamp
    var order = [type]
    var position = 0
    // A chain of thousands is nobody's architecture, and would cost its square.
    while position < order.count, order.count < limit {
      for other in next[order[position].index] where stamps[other.index] != stamp {
        if order.count == limit { return order }
        stamps[other.index] = stamp
        order.append(other)
      }
      position += 1
    }
    return order
  }
}
