/// The tokens of one file, as a structure of arrays: token `i` is `kinds[i]`, `starts[i]`,
/// `lengths[i]`, `flags[i]`. The last one is `endOfFile`, of length 0.
///
/// Comments stand apart, in source order, so that the outline never meets one.
package struct TokenBuffer: Sendable {
  package var kinds: [TokenKind] = []
  /// UTF-8 byte offsets from the start of the file.
  package var starts: [UInt32] = []
  /// In UTF-8 bytes.
  package var lengths: [UInt32] = []
  package var flags: [TokenFlags] = []
  package var comments: [TextRange] = []
  /// What stands between tokens and is no white space: NUL, invalid UTF-8, characters that Swift has
  /// no use for, version control's conflicts. Apart from the tokens, as Swift reads on over it too.
  package var unreadable: [TextRange] = []
  package var lines = LineTable()
  package var issues: [LexicalIssue] = []

  package init() {}
}

/// A piece of a file, in UTF-8 bytes.
package struct TextRange: Hashable, Sendable {
  package var start: UInt32
  package var length: UInt32

  package init(start: UInt32, length: UInt32) {
    self.start = start
    self.length = length
  }

  package var end: UInt32 { start + length }
}

/// Something that the lexer could not read as Swift.
package struct LexicalIssue: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case unterminatedComment, unterminatedString, unterminatedRegex, unterminatedBacktick
    case invalidUTF8, nulByte, invalidCharacter
    /// `<<<<<<<` to `>>>>>>>` as version control leaves them, passed over as a whole.
    case conflictMarker
    /// The whole file is as git-crypt keeps it, and no text.
    case encrypted
  }

  package var kind: Kind
  /// UTF-8 byte offset.
  package var offset: UInt32

  package init(kind: Kind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }
}
