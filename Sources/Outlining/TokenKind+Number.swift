import Lexing

// A comparison of two values of another module's enumeration is a generic call, of 10 ns and more
// (measured: it made the outline three times as slow). The numbers below are those of the cases in
// order, so the compiler makes nothing of the switch, and comparisons are of two bytes.

extension TokenKind {
  /// The position of the case in the declaration.
  var number: UInt8 {
    switch self {
    case .endOfFile: 0
    case .unknown: 1
    case .identifier: 2
    case .wildcard: 3
    case .wordActor: 4
    case .wordAny: 5
    case .wordAsync: 6
    case .wordAwait: 7
    case .wordBorrowing: 8
    case .wordConsuming: 9
    case .wordConvenience: 10
    case .wordDidSet: 11
    case .wordDistributed: 12
    case .wordDynamic: 13
    case .wordEach: 14
    case .wordFinal: 15
    case .wordGet: 16
    case .wordIndirect: 17
    case .wordInfix: 18
    case .wordIsolated: 19
    case .wordLazy: 20
    case .wordMacro: 21
    case .wordMutating: 22
    case .wordNonisolated: 23
    case .wordNonmutating: 24
    case .wordOf: 25
    case .wordOpen: 26
    case .wordOptional: 27
    case .wordOverride: 28
    case .wordPackage: 29
    case .wordPostfix: 30
    case .wordPrefix: 31
    case .wordRequired: 32
    case .wordSending: 33
    case .wordSet: 34
    case .wordSome: 35
    case .wordUnowned: 36
    case .wordWeak: 37
    case .wordWillSet: 38
    case .wordYield: 39
    case .keywordAny: 40
    case .keywordAs: 41
    case .keywordAssociatedtype: 42
    case .keywordBreak: 43
    case .keywordCase: 44
    case .keywordCatch: 45
    case .keywordClass: 46
    case .keywordContinue: 47
    case .keywordDefault: 48
    case .keywordDefer: 49
    case .keywordDeinit: 50
    case .keywordDo: 51
    case .keywordElse: 52
    case .keywordEnum: 53
    case .keywordExtension: 54
    case .keywordFallthrough: 55
    case .keywordFalse: 56
    case .keywordFileprivate: 57
    case .keywordFor: 58
    case .keywordFunc: 59
    case .keywordGuard: 60
    case .keywordIf: 61
    case .keywordImport: 62
    case .keywordIn: 63
    case .keywordInit: 64
    case .keywordInout: 65
    case .keywordInternal: 66
    case .keywordIs: 67
    case .keywordLet: 68
    case .keywordNil: 69
    case .keywordOperator: 70
    case .keywordPrecedencegroup: 71
    case .keywordPrivate: 72
    case .keywordProtocol: 73
    case .keywordPublic: 74
    case .keywordRepeat: 75
    case .keywordRethrows: 76
    case .keywordReturn: 77
    case .keywordSelf: 78
    case .keywordSelfType: 79
    case .keywordStatic: 80
    case .keywordStruct: 81
    case .keywordSubscript: 82
    case .keywordSuper: 83
    case .keywordSwitch: 84
    case .keywordThrow: 85
    case .keywordThrows: 86
    case .keywordTrue: 87
    case .keywordTry: 88
    case .keywordTypealias: 89
    case .keywordVar: 90
    case .keywordWhere: 91
    case .keywordWhile: 92
    case .integer: 93
    case .float: 94
    case .regex: 95
    case .stringQuote: 96
    case .stringSegment: 97
    case .rawDelimiter: 98
    case .leftParen: 99
    case .rightParen: 100
    case .leftBracket: 101
    case .rightBracket: 102
    case .leftBrace: 103
    case .rightBrace: 104
    case .comma: 105
    case .colon: 106
    case .doubleColon: 107
    case .semicolon: 108
    case .dot: 109
    case .at: 110
    case .backslash: 111
    case .interpolation: 112
    case .`operator`: 113
    case .equal: 114
    case .arrow: 115
    case .less: 116
    case .greater: 117
    case .question: 118
    case .exclamation: 119
    case .ampersand: 120
    case .poundIf: 121
    case .poundElseif: 122
    case .poundElse: 123
    case .poundEndif: 124
    case .pound: 125
    case .shebang: 126
    }
  }

  /// Names: identifiers and contextual words.
  var isWord: Bool {
    let number = number
    return number == TokenKind.identifier.number
      || number >= TokenKind.wordActor.number && number <= TokenKind.wordYield.number
  }

  /// Names, `_` and reserved words: what can be an argument's label or a member's name.
  var isAnyWord: Bool {
    let number = number
    return number >= TokenKind.identifier.number && number <= TokenKind.keywordWhile.number
  }
}

func == (left: TokenKind, right: TokenKind) -> Bool { left.number == right.number }
func != (left: TokenKind, right: TokenKind) -> Bool { left.number != right.number }

/// The bits of ``TokenFlags``, whose constants are calls for another module.
enum TokenBit {
  static var startsLine: UInt8 { 1 }
  static var spaceBefore: UInt8 { 2 }
  static var escaped: UInt8 { 4 }
}
