import Configuration

/// A text from source as itself on one line of Markdown: never markup, HTML, a link, a mention that calls
/// somebody, or a reference to an issue. A very long one is cut.
func markdownText(_ text: String) -> String {
  var result = ""
  var count = 0
  var isAfterSigil = false
  for scalar in escaped(text).unicodeScalars {
    count += 1
    if count > longestText { return result + "…" }
    // Servers look for mentions once Markdown is done, so that a backslash does not hide one.
    if isAfterSigil { result += "\u{200B}" }
    isAfterSigil = sigils.contains(scalar)
    switch scalar {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default:
      if special.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
  return result
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
