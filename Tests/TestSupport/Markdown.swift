/// The fenced blocks of one language in a Markdown text, in order, without their fences.
///
/// Only fences of three backticks at the start of a line count, which is all that the pages use.
package func codeBlocks(of language: String, in markdown: String) -> [String] {
  var blocks: [String] = []
  var current: [Substring]?
  var isOther = false
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if let lines = current {
      if line == "```" {
        blocks.append(lines.joined(separator: "\n") + "\n")
        current = nil
      } else {
        current = lines + [line]
      }
    } else if isOther {
      if line == "```" { isOther = false }
    } else if line == "```\(language)" {
      current = []
    } else if line.hasPrefix("```") {
      isOther = true
    }
  }
  return blocks
}

/// The headings of a Markdown text with their `#`s, outside of fenced blocks.
package func headings(in markdown: String) -> [String] {
  var found: [String] = []
  var isInBlock = false
  for line in markdown.split(separator: "\n") {
    if line.hasPrefix("```") {
      isInBlock.toggle()
    } else if !isInBlock, line.hasPrefix("#") {
      found.append(String(line))
    }
  }
  return found
}
