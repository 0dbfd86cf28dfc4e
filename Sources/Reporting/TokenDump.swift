package import Lexing

/// Prints what the lexer read, in the form of `dump tokens`: a line `file TAB path`, then for each
/// token and comment `kind TAB start TAB length`, in source order. O(tokens).
package func renderTokenDump(path: String, tokens: TokenBuffer, into output: inout String) {
  output += "file\t\(path)\n"
  forEachTokenLine(of: tokens) { category, start, length in
    output += category.rawValue
    output += "\t"
    output += String(start)
    output += "\t"
    output += String(length)
    output += "\n"
  }
}

/// Prints the digest of `dump tokens`: `path TAB count TAB hash`. O(tokens).
///
/// Counted and hashed are the lines `kind TAB start TAB length` without the line of the path, each
/// with the newline that ends it: FNV-1a of 64 bits, as 16 hexadecimal digits in lower case.
package func renderTokenDigest(path: String, tokens: TokenBuffer, into output: inout String) {
  var digest = Digest()
  forEachTokenLine(of: tokens) { category, start, length in
    digest.add(line: "\(category.rawValue)\t\(start)\t\(length)")
  }
  output += "\(path)\t\(digest.count)\t\(digest.text)\n"
}

/// Calls `body` for each token, comment and unreadable range, by rising start.
private func forEachTokenLine(
  of tokens: TokenBuffer, _ body: (TokenCategory, UInt32, UInt32) -> Void
) {
  var comment = 0
  var unreadable = 0
  for index in tokens.kinds.indices {
    let start = tokens.starts[index]
    while true {
      let nextComment = comment < tokens.comments.count ? tokens.comments[comment].start : .max
      let nextUnreadable =
        unreadable < tokens.unreadable.count ? tokens.unreadable[unreadable].start : .max
      // At the end of the file an empty token starts where the last range ends.
      guard min(nextComment, nextUnreadable) < start else { break }
      if nextComment < nextUnreadable {
        body(.comment, nextComment, tokens.comments[comment].length)
        comment += 1
      } else {
        body(.unknown, nextUnreadable, tokens.unreadable[unreadable].length)
        unreadable += 1
      }
    }
    body(tokens.kinds[index].category, start, tokens.lengths[index])
  }
}
