package import Diagnostics

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

/// The fingerprints of a report's findings, in their order, none twice: a server takes two findings
/// of one fingerprint for one. The second of a kind is told by its number, as only the order of
/// places tells such findings apart.
package func uniqueFingerprints(of diagnostics: [Diagnostic]) -> [String] {
  var counts: [String: Int] = [:]
  return diagnostics.map { diagnostic in
    let text = fingerprint(of: diagnostic)
    let count = counts[text, default: 0] + 1
    counts[text] = count
    return count == 1 ? text : "\(text):\(count)"
  }
}
