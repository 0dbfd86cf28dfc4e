struct Options {
  var subjects: [Subject] = []
  var viperlint = ""
  /// The file of the differences that are understood.
  var known: String?
  /// How many files are compared; nil is all.
  var sample: Int?
  /// How many differing lines of a file are printed.
  var shown = 6
  var paths: [String] = []

  /// Nil where the arguments make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let subject = Subject(rawValue: argument) {
        subjects.append(subject)
      } else if argument.hasPrefix("--") {
        guard let value = rest.popFirst(), set(argument, to: value) else { return nil }
      } else {
        paths.append(argument)
      }
    }
    if subjects.isEmpty { subjects = Subject.allCases }
    if viperlint.isEmpty || paths.isEmpty { return nil }
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "--viperlint": viperlint = value
    case "--known": known = value
    case "--sample":
      guard let count = Int(value), 0 < count else { return false }
      sample = count
    case "--show":
      guard let count = Int(value), 0 <= count else { return false }
      shown = count
    default: return false
    }
    return true
  }
}
