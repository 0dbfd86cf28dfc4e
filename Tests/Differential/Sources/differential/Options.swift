/// What is compared: each has its dump and its reference.
enum Subject: String {
  case tokens

  /// The lines that swift-syntax's parse of a file gives, without the line of the path.
  func referenceLines(_ bytes: [UInt8]) -> [String] {
    switch self {
    case .tokens: referenceTokens(bytes)
    }
  }

  /// The part of the source that a line of the dump is about, as UTF-8 offsets.
  func place(of line: Substring) -> Range<Int>? {
    switch self {
    case .tokens:
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let start = Int(fields[1]), let length = Int(fields[2]) else {
        return nil
      }
      return start..<(start + length)
    }
  }
}

struct Options {
  var subject: Subject
  var list: String
  /// How many differences of a file are shown.
  var shown = 3
  var command: [String]

  init?(_ arguments: [String]) {
    guard let first = arguments.first, let subject = Subject(rawValue: first),
      let separator = arguments.firstIndex(of: "--")
    else { return nil }
    self.subject = subject
    command = Array(arguments[(separator + 1)...])
    var list: String?
    var index = 1
    while index + 1 < separator {
      switch arguments[index] {
      case "--list": list = arguments[index + 1]
      case "--show": shown = Int(arguments[index + 1]) ?? shown
      default: return nil
      }
      index += 2
    }
    guard let list, !command.isEmpty else { return nil }
    self.list = list
  }
}
