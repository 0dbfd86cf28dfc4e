/// FNV-1a of 64 bits, over the lines of a dump or any other bytes.
struct Digest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// How many lines were added.
  private(set) var count = 0

  /// Adds a line and the newline that ends it.
  mutating func add(line: String) {
    add(line)
    add(byte: UInt8(ascii: "\n"))
    count += 1
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
  }

  mutating func add(byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// 16 hexadecimal digits in lower case.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
