/// An initialiser that `frameworks: data` lists by its first label: `Data(contentsOf:)`.
package struct LabelledInitializer {
  package let type: String
  package let label: String

  /// - Returns: nil for what is written otherwise.
  package init?(_ text: String) {
    guard text.hasSuffix(":)"), let bracket = text.firstIndex(of: "(") else { return nil }
    type = String(text[..<bracket])
    label = String(text[text.index(after: bracket)...].dropLast(2))
    guard isTypeName(type), isIdentifier(label) else { return nil }
  }
}
