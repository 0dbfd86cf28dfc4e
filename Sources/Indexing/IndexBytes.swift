import Outlining

/// The bytes of an index, of which only a part is in memory: it is not needed any more once what it says
/// of a file is an outline, and memory is most of what reading an index costs.
struct IndexBytes {
  /// Puts the next bytes behind others: so many, fewer at the end.
  private let read: (Int, inout [UInt8]) throws(DamagedBytes) -> Void
  /// What is read and not taken.
  private var part: ArraySlice<UInt8>
  /// How many bytes are not read.
  private var left: Int

  /// All of them.
  init(_ bytes: [UInt8]) {
    part = bytes[...]
    left = 0
    read = { _, _ in }
  }

  init(count: Int, _ read: @escaping (Int, inout [UInt8]) throws(DamagedBytes) -> Void) {
    part = []
    left = count
    self.read = read
  }

  /// How many bytes are there.
  var count: Int { part.count + left }

  /// The next bytes, which are there: nothing is reserved that is not.
  mutating func take(_ count: Int) throws(DamagedBytes) -> ArraySlice<UInt8> {
    guard count <= self.count else { throw cutShort }
    if count > part.count { try fill(count) }
    guard count <= part.count else { throw cutShort }
    defer { part = part.dropFirst(count) }
    return part.prefix(count)
  }

  private mutating func fill(_ count: Int) throws(DamagedBytes) {
    let length = min(max(count, partLength), self.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    bytes += part
    let missing = length - part.count
    part = []
    try read(missing, &bytes)
    left -= missing
    part = bytes[...]
  }

  func end() throws(DamagedBytes) {
    guard count == 0 else {
      throw DamagedBytes("it is damaged: something stands behind its end")
    }
  }

  private var cutShort: DamagedBytes { DamagedBytes("it is damaged: it is cut short") }
}

/// How much is read at once: enough that a call to the system for it is nothing, little enough that it
/// stays close to the processor.
private let partLength = 1 << 16
