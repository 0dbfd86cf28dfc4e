/// What is wrong with a cell's text and what to write instead.
struct CellProblem: Error, Hashable {
  var message: String
}

let cellWords = "never, protocol, any, 'weak protocol' or 'weak any'"

/// Reads a cell as the tables write it:
/// ```
/// cell  = rule [";" own] | own
/// rule  = ["weak"] word
/// own   = word "(own)"
/// word  = "never" | "protocol" | "any"
/// ```
/// `own` is for types of the module's own; alone, it leaves `never` for all others.
func readCell(_ text: String) -> Result<Cell, CellProblem> {
  let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").map(String.init) }
  guard let first = parts.first, parts.count <= 2 else {
    return .failure(CellProblem(message: "'\(text)' has more than two parts: " + cellForm))
  }
  var cell: Cell
  if first.last == "(own)" {
    cell = Cell(.never)
    guard parts.count == 1, let own = readOwn(first) else { return .failure(problem(in: text)) }
    cell.own = own
    return .success(cell)
  }
  let words = first.first == "weak" ? first.dropFirst() : first[...]
  guard words.count == 1, let word = words.first, let permission = Permission(rawValue: word) else {
    return .failure(problem(in: text))
  }
  cell = Cell(permission, isWeak: words.count < first.count)
  if cell.isWeak, permission == .never {
    return .failure(
      CellProblem(message: "'weak never' says nothing: write 'never', which no reference passes"))
  }
  if parts.count == 2 {
    guard let own = readOwn(parts[1]) else { return .failure(problem(in: text)) }
    cell.own = own
  }
  return .success(cell)
}

private func readOwn(_ words: [String]) -> Permission? {
  words.count == 2 && words[1] == "(own)" ? Permission(rawValue: words[0]) : nil
}

private let cellForm =
  "write \(cellWords), or with the module's own types apart 'protocol; any (own)'"

private func problem(in text: String) -> CellProblem {
  let whole = ["never", "protocol", "any", "weak protocol", "weak any", "any (own)"]
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
    if isWeak { keys.append("weak: true") }
    if let kinds {
      keys.append("as: [" + kinds.map(\.rawValue).joined(separator: ", ") + "]")
    }
    if let because { keys.append("because: " + yamlText(because)) }
    return "{" + keys.joined(separator: ", ") + "}"
  }

  private var words: String {
    let rule = (isWeak ? "weak " : "") + permission.rawValue
    guard let own else { return rule }
    return permission == .never && !isWeak
      ? "\(own.rawValue) (own)" : "\(rule); \(own.rawValue) (own)"
  }
}
