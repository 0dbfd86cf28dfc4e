import ViperLintKit
import Workspace

/// What one process is asked to do: a stage over a corpus.
struct Measurement: Sendable {
  var stage: Stage
  var corpus: Corpus
  var jobs = 1

  /// As the arguments of this program, which ``perform(arguments:)`` takes.
  var arguments: [String] {
    ["measure", stage.rawValue, String(jobs), String(corpus.divisor)] + corpus.folders
  }

  init(_ stage: Stage, _ corpus: Corpus, jobs: Int = 1) {
    self.stage = stage
    self.corpus = corpus
    self.jobs = jobs
  }
}

/// Does a task in a process of its own, so that none sees memory that another has warmed up, and
/// gives what it cost without the start of the process; nil where it took longer than `limit`
/// seconds.
func measure(_ task: Measurement, limit: Double = 600) throws -> Cost? {
  let program = CommandLine.arguments[0]
  return try withTemporaryFile { output in
    guard try run([program] + task.arguments, output: output, limit: limit) != nil else {
      return nil
    }
    let text = String(decoding: try readFile(output), as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else {
      throw BenchmarkError("no result of: \(task.arguments.joined(separator: " "))\n\(text)")
    }
    return Cost(
      time: numbers[0], processorTime: numbers[1], memory: Int(numbers[2]), bareReading: numbers[3])
  }
}

/// The other end of ``measure(_:limit:)``: does the task and prints its cost.
func perform(arguments: [String]) async throws {
  guard arguments.count > 3, let stage = Stage(rawValue: arguments[0]),
    let jobs = Int(arguments[1]), let divisor = Int(arguments[2])
  else { throw BenchmarkError("no such task") }
  let corpus = Corpus(folders: Array(arguments.dropFirst(3)), divisor: divisor)
  let (work, cost) = try await perform(stage, corpus, jobs: jobs)
  guard work > 0 else { throw BenchmarkError("the corpus is empty") }
  show("\(cost.time) \(cost.processorTime) \(cost.memory) \(cost.bareReading ?? 0)")
}

/// Runs a command from a process that has just begun, and gives what it cost; nil where it took longer
/// than `limit` seconds. On Linux the peak memory of a command counts in what held it before it began,
/// which here is little.
func measure(
  command: [String], output: String = "/dev/null", limit: Double = 3600
) throws -> Cost? {
  let program = CommandLine.arguments[0]
  return try withTemporaryFile { result in
    let arguments = [program, "cost", String(limit), output] + command
    guard try run(arguments, output: result, limit: limit + 10) != nil else { return nil }
    let text = String(decoding: try readFile(result), as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    return Cost(time: numbers[0], processorTime: numbers[1], memory: Int(numbers[2]))
  }
}

/// The other end of ``measure(command:output:limit:)``: prints nothing where the limit is reached.
func performCost(arguments: [String]) throws {
  guard arguments.count > 2, let limit = Double(arguments[0]) else {
    throw BenchmarkError("no such task")
  }
  let command = Array(arguments.dropFirst(2))
  guard let cost = try run(command, output: arguments[1], limit: limit) else { return }
  show("\(cost.time) \(cost.processorTime) \(cost.memory)")
}

/// The middle one by time, each figure taken apart.
func median(_ costs: [Cost]) -> Cost {
  func middle(_ values: [Double]) -> Double { median(values) ?? 0 }
  return Cost(
    time: middle(costs.map(\.time)), processorTime: middle(costs.map(\.processorTime)),
    memory: Int(middle(costs.map { Double($0.memory) })))
}

/// The middle one, of an even number the upper; nil where there is none.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}
