import Configuration
package import Diagnostics

/// What a finding is told by from one state of the code to another: the rule, both ends, the kind of
/// reference and the member, never a path, a line or a word of the message. So moved lines, renamed
/// files and reworded messages change nothing.
///
/// Several findings may have one key (a type that two files declare), so whoever compares states
/// compares counts.
package struct FindingKey: Hashable, Sendable {
  package var rule: String
  /// The qualified name of the type that the finding is about; several, joined by commas, where it is
  /// about a whole file or a cycle; empty for none.
  package var from: String
  /// Empty for none.
  package var to: String
  /// A raw value of `ReferenceKind`; empty for none.
  package var reference: String
  /// Empty for none.
  package var member: String

  package init(rule: String, from: String, to: String, reference: String, member: String) {
    self.rule = rule
    self.from = from
    self.to = to
    self.reference = reference
    self.member = member
  }

  package init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule,
      from: diagnostic.from?.name ?? diagnostic.subjects.joined(separator: ","),
      to: diagnostic.to?.name ?? "", reference: diagnostic.reference?.rawValue ?? "",
      member: diagnostic.member)
  }

  /// In the order of comparing.
  package var parts: [String] { [rule, from, to, reference, member] }
}

extension FindingKey: Comparable {
  /// Bytewise, part by part: the same under every locale.
  package static func < (left: FindingKey, right: FindingKey) -> Bool {
    for (one, other) in zip(left.parts, right.parts) where one != other {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }
}
