import Configuration
package import Rules

/// What makes a finding the same from one run to the next: rule, both ends, the kind of reference
/// and the member, never a path, a line or a word of the message. FNV-1a of 64 bits over them,
/// joined by NUL, as 16 hexadecimal digits; an end that there is none of is the empty text.
package func fingerprint(of diagnostic: Diagnostic) -> String {
  let parts = [
    diagnostic.rule, diagnostic.from?.name ?? "", diagnostic.to?.name ?? "",
    diagnostic.reference?.rawValue ?? "", diagnostic.member,
  ]
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for (index, part) in parts.enumerated() {
    if index > 0 { hash = hash &* 0x100_0000_01b3 }
    for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
