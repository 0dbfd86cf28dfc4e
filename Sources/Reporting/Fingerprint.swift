package import Rules

/// What makes a finding the same from one run to the next: rule, both ends, the kind of reference
/// and the member, never a path, a line or a word of the message. FNV-1a of 64 bits over them,
/// joined by NUL, as 16 hexadecimal digits; an end that there is none of is the empty text.
package func fingerprint(of diagnostic: Diagnostic) -> String {
  var digest = Digest()
  for (index, part) in FindingKey(diagnostic).parts.enumerated() {
    if index > 0 { digest.add(byte: 0) }
    digest.add(part)
  }
  return digest.text
}
