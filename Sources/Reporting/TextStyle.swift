import Configuration

/// Colours for a terminal, or none.
struct TextStyle: Sendable {
  var isColored: Bool

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: colored(text, "1;31")
    case .warning: colored(text, "1;33")
    case .note, .off: colored(text, "1;36")
    }
  }

  func strong(_ text: String) -> String { colored(text, "1") }

  /// The gutter and the arrows.
  func frame(_ text: String) -> String { colored(text, "1;34") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
