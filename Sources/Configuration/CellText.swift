/// What is wrong with a cell's text and what to write instead.
struct CellProblem: Error, Hashable {
  var message: String
}

let cellWords = "never, protocol, any, 'weak protocol' or 'weak any'"

/// Reads a cell as the tables write it:
/// ```
/// cell  = rule [";" own] [";" other] | own [";" other]
/// rule  = ["weak"] word
/// own   = word "(own)"
/// other = word "(other)"
/// word  = "never" | "protocol" | "any"
/// ```
/// `own` is for types of the module's own; alone, it leaves `never` for all others. `other` opens the
/// components of other modules, which `module_boundary` closes where a cell does not say it.
func readCell(_ text: String) -> Result<Cell, CellProblem> {
  // Most cells of the presets, which each run reads, are one word.
  if let permission = Permission(rawValue: text) { return .success(Cell(permission)) }
  var parts = text.split(separator: ";", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").map(String.init) }
  guard parts.count <= 3 else {
    return .failure(CellProblem(message: "'\(text)' has more than three parts: " + cellForm))
  }
  let other = takeLast("(other)", from: &parts)
  let own = takeLast("(own)", from: &parts)
  guard parts.count <= 1, let rule = parts.first ?? (own == nil ? nil : ["never"]) else {
    return .failure(problem(in: text))
  }
  let words = rule.first == "weak" ? rule.dropFirst() : rule[...]
  guard words.count == 1, let word = words.first, let permission = Permission(rawValue: word) else {
    return .failure(problem(in: text))
  }
  let cell = Cell(permission, own: own, other: other, isWeak: words.count < rule.count)
  if cell.isWeak, permission == .never {
    return .failure(
      CellProblem(message: "'weak never' says nothing: write 'never', which no reference passes"))
  }
  return .success(cell)
}

/// Takes the last part, where it is one word with this mark; of one that is not, nothing is taken, and
/// what stays is no rule.
private func takeLast(_ mark: String, from parts: inout [[String]]) -> Permission? {
  guard let last = parts.last, last.count == 2, last[1] == mark,
    let permission = Permission(rawValue: last[0])
  else { return nil }
  parts.removeLast()
  return permission
}

private let cellForm =
  "write \(cellWords), or with the module's own types apart 'protocol; any (own)'"

private func problem(in text: String) -> CellProblem {
  let whole = [
    "never", "protocol", "any", "weak protocol", "weak any", "any (own)", "any; any (other)",
  ]
  if let near = nearest(to: text, in: whole) {
    return CellProblem(message: "unknown cell '\(text)': did you mean '\(near)'?")
  }
  return CellProblem(message: "unknown cell '\(text)': " + cellForm)
}

extension Cell: CustomStringConvertible {
  /// As the tables write it: in words where they say it all, else in braces.
  package var description: String {
    if kinds == nil, because == nil { return words }
    var keys = ["allow: \(permission.rawValue)"]
    if let own { keys.append("own: \(own.rawValue)") }
    if let other { keys.append("other: \(other.rawValue)") }
    if isWeak { keys.append("weak: true") }
    if let kinds {
      keys.append("as: [" + kinds.map(\.rawValue).joined(separator: ", ") + "]")
    }
    if let because { keys.append("because: " + yamlText(because)) }
    return "{" + keys.joined(separator: ", ") + "}"
  }

  private var words: String {
    var parts: [String] = []
    if permission != .never || isWeak || own == nil {
      parts.append((isWeak ? "weak " : "") + permission.rawValue)
    }
    if let own { parts.append("\(own.rawValue) (own)") }
    if let other { parts.append("\(other.rawValue) (other)") }
    return parts.joined(separator: "; ")
  }
}
