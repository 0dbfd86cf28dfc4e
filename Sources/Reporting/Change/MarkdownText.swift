import Configuration

/// A text from source as itself on one line of Markdown: never markup, HTML, a link, a mention that calls
/// somebody, or a reference to an issue. A very long one is cut.
func markdownText(_ text: String) -> String {
  let scalars = Array(escaped(text).unicodeScalars)
  var result = ""
  for (index, scalar) in scalars.enumerated() {
    if index == longestText { return result + "…" }
    switch scalar {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default:
      if special.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    if isToBreak(scalars, after: index) { result += "\u{200B}" }
  }
  return result
}

/// Whether a server would make something of what begins here once Markdown is done, so that a backslash
/// does not hide it: a mention, a reference, an address, an emoji.
private func isToBreak(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
  guard index + 1 < scalars.count else { return false }
  let next = scalars[index + 1]
  switch scalars[index] {
  case "w", "W":
    return next == "." && index >= 2
      && scalars[(index - 2)...index].allSatisfy { $0 == "w" || $0 == "W" }
  case "-":
    return next.properties.numericType != nil && index >= 2
      && "Gg".unicodeScalars.contains(scalars[index - 2])
      && "Hh".unicodeScalars.contains(scalars[index - 1])
  case ":":
    if next == "/" { return true }
    let word = scalars[(index + 1)...].prefix { $0.properties.isAlphabetic || isInEmoji($0) }
    return !word.isEmpty && word.endIndex < scalars.count && scalars[word.endIndex] == ":"
  case let scalar: return sigils.contains(scalar)
  }
}

private func isInEmoji(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.numericType != nil || "_+-".unicodeScalars.contains(scalar)
}

/// The same as code, in which nothing is read but the backtick that ends it.
func markdownCode(_ text: String) -> String {
  let text = escaped(text).replacing("`", with: "'").replacing("|", with: "\\|")
  return "`\(text.count > longestText ? text.prefix(longestText) + "…" : text[...])`"
}

private let longestText = 400

/// What begins markup, an entity, a link, an emoji, a formula or the next cell.
private let special = Set("\\`*_{}[]()#|~&@:!$^".unicodeScalars)

/// What begins a mention or a reference to something of the server: a person, an issue, a merge request,
/// a snippet, a milestone, a label, an epic.
private let sigils = Set("@#!$%~&".unicodeScalars)
