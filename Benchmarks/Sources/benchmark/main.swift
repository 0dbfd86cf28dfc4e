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
  case "pathological":
    var options = try Options(Array(arguments.dropFirst()))
    let (normal, only) = (options.take("--normal"), options.take("--only"))
    guard options.isEmpty else { throw BenchmarkError("wrong usage\n\(usage)") }
    return try comparePathological(normal: normal, only: only) ? 0 : 1
  default:
    var options = try Options(arguments, flags: ["--format"])
    var speed = SpeedOptions()
    if let text = options.take("--repeat") {
      guard let count = Int(text), count > 0 else {
        throw BenchmarkError("--repeat wants a number")
      }
      speed.repeats = count
    }
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
}
