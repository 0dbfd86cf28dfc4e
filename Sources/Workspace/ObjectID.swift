/// The name that git gives to content: a hash of it, in hexadecimal digits.
package struct ObjectID: Hashable, Sendable {
  package var text: String

  package init(text: String) { self.text = text }
}

/// How a repository names content.
package enum ObjectFormat: String, Sendable {
  case sha1, sha256

  /// The name of a file's content, as git would name it without any filter.
  package func name(of bytes: [UInt8]) -> ObjectID {
    let head = Array("blob \(bytes.count)\u{0}".utf8)
    let words =
      switch self {
      case .sha1: digest(of: head, bytes, into: SHA1State())
      case .sha256: digest(of: head, bytes, into: SHA256State())
      }
    return ObjectID(text: hexadecimal(words))
  }
}

/// SHA-256 of a file, in hexadecimal digits.
func sha256(of bytes: [UInt8]) -> String { hexadecimal(digest(of: [], bytes, into: SHA256State())) }

private func hexadecimal(_ words: [UInt32]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  for word in words {
    for shift in stride(from: 28, through: 0, by: -4) {
      text.append(digits[Int(word >> UInt32(shift)) & 15])
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// The state of a hash that takes blocks of 64 bytes.
private protocol BlockHash {
  var words: [UInt32] { get }
  mutating func add(_ block: Span<UInt8>, at start: Int)
}

/// Adds `head`, then `bytes`, then what the standard (FIPS 180-4, 5.1.1) asks for at the end: a one,
/// zeros, and the number of bits.
private func digest<State: BlockHash>(
  of head: [UInt8], _ bytes: [UInt8], into state: State
) -> [UInt32] {
  var state = state
  let count = head.count + bytes.count
  // The head shares its block with the first bytes.
  let shared = head.isEmpty ? 0 : min(bytes.count, 64 - head.count)
  let first = (head + bytes[..<shared])[...]
  var tail: ArraySlice<UInt8>
  if first.count == 64 {
    state.add(first.span, at: 0)
    tail = []
  } else {
    tail = first
  }
  let rest = bytes[shared...]
  let whole = rest.count / 64 * 64
  let span = rest.span
  for start in stride(from: 0, to: whole, by: 64) { state.add(span, at: start) }
  tail += rest.dropFirst(whole)
  tail.append(0x80)
  while tail.count % 64 != 56 { tail.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) {
    tail.append(UInt8(truncatingIfNeeded: (UInt64(count) * 8) >> UInt64(shift)))
  }
  let end = tail.span
  for start in stride(from: 0, to: end.count, by: 64) { state.add(end, at: start) }
  return state.words
}

private func word(_ bytes: Span<UInt8>, at index: Int) -> UInt32 {
  UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16 | UInt32(bytes[index + 2]) << 8
    | UInt32(bytes[index + 3])
}

private func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
  word &<< count | word &>> (32 &- count)
}

/// FIPS 180-4, 6.1.
private struct SHA1State: BlockHash {
  var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  private var schedule = [UInt32](repeating: 0, count: 80)

  mutating func add(_ block: Span<UInt8>, at start: Int) {
    Self.fill(&schedule, from: block, at: start)
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    var round = 0
    for word in schedule {
      let mixed =
        switch round {
        case ..<20: (d ^ b & (c ^ d)) &+ 0x5A82_7999
        case ..<40: (b ^ c ^ d) &+ 0x6ED9_EBA1
        case ..<60: (b & c | d & (b | c)) &+ 0x8F1B_BCDC
        default: (b ^ c ^ d) &+ 0xCA62_C1D6
        }
      round &+= 1
      (a, b, c, d, e) = (rotated(a, left: 5) &+ mixed &+ e &+ word, a, rotated(b, left: 30), c, d)
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
  }

  /// A function of its own: on a stored array each step would ask whether it is shared, which made
  /// the whole hash two and a half times slower.
  private static func fill(_ schedule: inout [UInt32], from bytes: Span<UInt8>, at start: Int) {
    for index in 0..<16 { schedule[index] = word(bytes, at: start + index * 4) }
    for index in 16..<80 {
      schedule[index] = rotated(
        schedule[index &- 3] ^ schedule[index &- 8] ^ schedule[index &- 14] ^ schedule[index &- 16],
        left: 1)
    }
  }
}

/// FIPS 180-4, 6.2.
private struct SHA256State: BlockHash {
  var words: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  mutating func add(_ block: Span<UInt8>, at start: Int) {
    for index in 0..<16 { schedule[index] = word(block, at: start + index * 4) }
    for index in 16..<64 {
      let (far, near) = (schedule[index - 15], schedule[index - 2])
      let one = rotated(far, left: 25) ^ rotated(far, left: 14) ^ far >> 3
      let other = rotated(near, left: 15) ^ rotated(near, left: 13) ^ near >> 10
      schedule[index] = schedule[index - 16] &+ one &+ schedule[index - 7] &+ other
    }
    var state = words
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let one = rotated(e, left: 26) ^ rotated(e, left: 21) ^ rotated(e, left: 7)
      let choice = e & state[5] ^ ~e & state[6]
      let first = state[7] &+ one &+ choice &+ roundConstants[index] &+ schedule[index]
      let other = rotated(a, left: 30) ^ rotated(a, left: 19) ^ rotated(a, left: 10)
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let second = other &+ majority
      for place in stride(from: 7, to: 0, by: -1) { state[place] = state[place - 1] }
      state[4] &+= first
      state[0] = first &+ second
    }
    for index in words.indices { words[index] &+= state[index] }
  }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
  0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
  0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
  0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
  0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
  0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
  0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
