/// What a byte begins when the lexer stands between tokens.
///
/// (`Array.span` needs macOS 26, `ContiguousArray.span` does not.)
///
/// A static table instead of a `switch` over ranges, whose branches mispredict: measured 3.2 against
/// 0.6 GB/s.
enum ByteClass: UInt8 {
  case space, lineFeed, carriageReturn
  case letter, digit, dollar, backtick
  case slash, less, greater, operatorCharacter
  case quote, pound, leftParen, rightParen, colon, backslash
  case leftBracket, rightBracket, leftBrace, rightBrace, comma, semicolon, at
  case nonASCII, other

  /// The class of each byte value.
  static let table: ContiguousArray<ByteClass> = makeTable()

  private static func makeTable() -> ContiguousArray<ByteClass> {
    ContiguousArray((UInt8.min...UInt8.max).lazy.map { classify($0) })
  }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case Byte.space, Byte.tab, Byte.verticalTab, Byte.formFeed: .space
    case Byte.lineFeed: .lineFeed
    case Byte.carriageReturn: .carriageReturn
    case Byte.dollar: .dollar
    case Byte.backtick: .backtick
    case Byte.slash: .slash
    case Byte.less: .less
    case Byte.greater: .greater
    case Byte.quote, Byte.apostrophe: .quote
    case Byte.pound: .pound
    case Byte.leftParen: .leftParen
    case Byte.rightParen: .rightParen
    case Byte.colon: .colon
    case Byte.backslash: .backslash
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      Byte.underscore:
      .letter
    case 0x80...: .nonASCII
    default: ByteTraits.of(byte).contains(.operatorCharacter) ? .operatorCharacter : .other
    }
  }
}

/// What a byte may be part of, for the loops that run over many bytes.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  /// `[A-Za-z0-9_$]`
  static let nameContinuation = ByteTraits(rawValue: 1)
  /// The ASCII characters of the grammar's `operator-character`, the dot among them.
  static let operatorCharacter = ByteTraits(rawValue: 2)
  /// What a string's text has to be looked at for: quotes, backslash, line ends.
  static let stringStop = ByteTraits(rawValue: 4)
  /// What a block comment has to be looked at for: `*`, `/`, line ends.
  static let commentStop = ByteTraits(rawValue: 8)
  static let lineEnd = ByteTraits(rawValue: 16)
  static let decimalDigit = ByteTraits(rawValue: 32)
  static let hexDigit = ByteTraits(rawValue: 64)
  static let nonASCII = ByteTraits(rawValue: 128)

  /// The traits of each byte value.
  static let table: ContiguousArray<ByteTraits> = makeTable()

  private static func makeTable() -> ContiguousArray<ByteTraits> {
    ContiguousArray((UInt8.min...UInt8.max).lazy.map { of($0) })
  }

  fileprivate static func of(_ byte: UInt8) -> ByteTraits {
    switch byte {
    case Byte.lineFeed, Byte.carriageReturn: [.stringStop, .commentStop, .lineEnd]
    case Byte.quote, Byte.apostrophe, Byte.backslash: .stringStop
    case Byte.slash, Byte.star: [.operatorCharacter, .commentStop]
    case Byte.equal, Byte.minus, Byte.plus, Byte.less, Byte.greater, Byte.exclamation,
      Byte.ampersand, Byte.dot, Byte.question,
      UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      .operatorCharacter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): [.nameContinuation, .decimalDigit, .hexDigit]
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      [.nameContinuation, .hexDigit]
    case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"),
      Byte.underscore, Byte.dollar:
      .nameContinuation
    case 0x80...: .nonASCII
    default: []
    }
  }
}

/// The bytes that the lexer names.
enum Byte {
  static let nul: UInt8 = 0x00
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let verticalTab: UInt8 = 0x0B
  static let formFeed: UInt8 = 0x0C
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let dollar = UInt8(ascii: "$")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let less = UInt8(ascii: "<")
  static let equal = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let backslash = UInt8(ascii: "\\")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
}
