import ViperLintKit
import Workspace

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let usage = """
  benchmark [--repeat N] [--binary VIPERLINT] [--format] [FOLDER…]
      reading, lexing, outlining and linting compared; the checkouts of Corpus by default
  benchmark scale --binary VIPERLINT [--modules N,…] [--small-files N,…] [--repeat N] [--jobs N]
            [--keep FOLDER]
      apps of so many modules with planted faults, and of so many small files: all is found and no
      more, time and memory grow with the size; 'none' leaves out a kind
  benchmark indexes [--repeat N] FOLDER…
      indexes read back, beside reading, lexing and outlining their sources
  benchmark pathological [--normal FOLDER] [--only PART]
      what a byte of hostile input costs beside a byte of normal code

  """

do {
  exit(try await runBenchmark(Array(CommandLine.arguments.dropFirst())))
} catch let error as BenchmarkError {
  tell("benchmark: \(error.reason)")
  exit(2)
} catch {
  tell("benchmark: \(error)")
  exit(2)
}

/// - Returns: the exit code: 0, 1 where a limit is broken, 2 for wrong usage.
func runBenchmark(_ arguments: [String]) async throws -> Int32 {
  switch arguments.first {
  case "measure":
    try await perform(arguments: Array(arguments.dropFirst()))
    return 0
  case "cost":
    try performCost(arguments: Array(arguments.dropFirst()))
    return 0
  case "keep-sources", "keep-indexes":
    guard arguments.count == 2 else { throw BenchmarkError("no such task") }
    try keep(arguments[0], arguments[1])
    return 0
  case "indexes":
    var options = try Options(Array(arguments.dropFirst()))
    let repeats = try options.takeNumber("--repeat") ?? 9
    guard options.values.isEmpty, !options.operands.isEmpty else {
      throw BenchmarkError("wrong usage\n\(usage)")
    }
    try compareIndexes(options.operands, repeats: repeats)
    return 0
  case "scale":
    return try compareScale(try ScaleOptions(Array(arguments.dropFirst()))) ? 0 : 1
  case "pathological":
    var options = try Options(Array(arguments.dropFirst()))
    let (normal, only) = (options.take("--normal"), options.take("--only"))
    guard options.isEmpty else { throw BenchmarkError("wrong usage\n\(usage)") }
    return try comparePathological(normal: normal, only: only) ? 0 : 1
  default:
    var options = try Options(arguments, flags: ["--format"])
    var speed = SpeedOptions()
    speed.repeats = try options.takeNumber("--repeat") ?? speed.repeats
    speed.binary = options.take("--binary")
    speed.withFormat = options.take("--format") != nil
    speed.folders = options.operands
    guard options.values.isEmpty else { throw BenchmarkError("wrong usage\n\(usage)") }
    try compareSpeed(speed)
    return 0
  }
}

/// Arguments taken apart: options with their values, and the rest.
struct Options {
  var values: [String: String] = [:]
  var operands: [String] = []

  init(_ arguments: [String], flags: Set<String> = []) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if !argument.hasPrefix("--") {
        operands.append(argument)
      } else if flags.contains(argument) {
        values[argument] = ""
      } else {
        guard let value = rest.popFirst() else { throw BenchmarkError("\(argument) wants a value") }
        values[argument] = value
      }
    }
  }

  var isEmpty: Bool { values.isEmpty && operands.isEmpty }

  mutating func take(_ name: String) -> String? { values.removeValue(forKey: name) }

  /// - Returns: a number above 0; nil where the option is not there.
  mutating func takeNumber(_ name: String) throws -> Int? {
    guard let text = take(name) else { return nil }
    guard let number = Int(text), number > 0 else { throw BenchmarkError("\(name) wants a number") }
    return number
  }

  /// - Returns: numbers above 0, none for `none`; nil where the option is not there.
  mutating func takeNumbers(_ name: String) throws -> [Int]? {
    guard let text = take(name) else { return nil }
    if text == "none" { return [] }
    return try text.split(separator: ",").map { part in
      guard let number = Int(part), number > 0 else {
        throw BenchmarkError("\(name) wants numbers with commas between them, or 'none'")
      }
      return number
    }
  }
}
