/// FNV-1a of 64 bits over the lines of a dump, each with the newline that ends it.
struct Digest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// How many lines were added.
  private(set) var count = 0

  mutating func add(line: String) {
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ UInt64(UInt8(ascii: "\n"))) &* 0x100_0000_01b3
    count += 1
  }

  /// 16 hexadecimal digits in lower case.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
