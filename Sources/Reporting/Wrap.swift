/// A text broken between words, so that its lines fit a width; what is longer than a line stays whole,
/// as a path must (see ``unbreakable(_:)``).
///
/// - Parameters:
///   - text: already escaped, without line breaks, with no codes but those of colours.
///   - taken: the cells of the first line that are filled before it.
///   - indent: the cells that the further lines are set in by.
///   - width: in cells; nil to break nothing.
func wrapped(_ text: String, after taken: Int, indent: Int, width: Int?) -> String {
  guard let width, taken + cells(of: text) > width else {
    return text.replacing(unbreakableSpace, with: " ")
  }
  let margin = "\n" + String(repeating: " ", count: indent)
  var result = ""
  var column = taken
  var isLineEmpty = true
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let length = cells(of: word)
    if !isLineEmpty, column + 1 + length > width {
      result += margin
      column = indent
      isLineEmpty = true
    }
    if !isLineEmpty {
      result += " "
      column += 1
    }
    result += word
    column += length
    isLineEmpty = false
  }
  return result.replacing(unbreakableSpace, with: " ")
}

/// What stands for the space of a path until lines are broken, as no path may be. A private character of
/// Unicode that a text from source has is shown as a space, too.
private let unbreakableSpace = "\u{E000}"

/// A text that no line break divides.
func unbreakable(_ text: String) -> String { text.replacing(" ", with: unbreakableSpace) }

/// How many cells of a terminal a text fills; the codes that colour it fill none.
func cells(of text: some StringProtocol) -> Int {
  var count = 0
  var isCode = false
  for scalar in text.unicodeScalars {
    if scalar == "\u{1B}" { isCode = true }
    if !isCode { count += displayWidth(of: scalar) }
    if isCode, scalar == "m" { isCode = false }
  }
  return count
}
