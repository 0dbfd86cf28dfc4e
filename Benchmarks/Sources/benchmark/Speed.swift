import ViperLintKit
import Workspace

/// What `benchmark` is asked to compare.
struct SpeedOptions: Sendable {
  var folders: [String] = []
  var repeats = 5
  /// A built viperlint, run as a process.
  var binary: String?
  /// Whether `swift format lint --parallel` is run too, once: it is slow.
  var withFormat = false
}

/// One line of the comparison: what runs, and what each of its runs has cost.
private struct Contender {
  var title: String
  /// What it measures, and on how many threads; nil for a command.
  var stage: Stage?
  var jobs = 1
  /// How often it runs at most.
  var repeats = Int.max
  var costs: [Cost] = []
  var measure: () throws -> Cost
}

/// Compares the stages over a corpus. All contenders run once in each round, one after the other, so
/// that what else the machine does meets all alike.
func compareSpeed(_ options: SpeedOptions) throws {
  let corpus = Corpus(folders: try options.folders.isEmpty ? [checkouts()] : options.folders)
  let files = try corpus.files()
  let size = try CorpusSize(of: files)
  show(
    "\(grouped(size.files)) files, \(text(Double(size.bytes) / 1e6)) MB, \(grouped(size.lines)) "
      + "lines; medians of \(options.repeats) interleaved rounds; \(processorCount()) processors; "
      + "× by CPU time; the bare read is run by each process that is measured\n")

  var contenders = stageContenders(corpus)
  contenders += try commandContenders(options, corpus, files)
  for round in 0..<options.repeats {
    for index in contenders.indices where round < contenders[index].repeats {
      contenders[index].costs.append(try contenders[index].measure())
    }
  }
  show(rendered(contenders, size))
  show()
  showParallelism(
    one: costs(of: .lint, jobs: 1, contenders), two: costs(of: .lint, jobs: 2, contenders))
  show()
  try showGrowth(corpus, jobs: processorCount())
}

private func stageContenders(_ corpus: Corpus) -> [Contender] {
  var contenders = [contender(.read, corpus, jobs: 1), contender(.discover, corpus, jobs: 1)]
  // Two threads whatever the machine, as the parallel share is told by them.
  for jobs in [1, 2, processorCount()] where jobs < 3 || processorCount() == jobs {
    for stage in [Stage.lex, .outline, .lint] {
      guard !contenders.contains(where: { $0.stage == stage && $0.jobs == jobs }) else { continue }
      contenders.append(contender(stage, corpus, jobs: jobs))
    }
  }
  contenders.append(contender(.parse, corpus, jobs: 1))
  return contenders
}

private func contender(_ stage: Stage, _ corpus: Corpus, jobs: Int) -> Contender {
  let threads = jobs == 1 ? "1 thread" : "\(jobs) threads"
  return Contender(title: "\(stage.title), \(threads)", stage: stage, jobs: jobs) {
    guard let cost = try measure(Measurement(stage, corpus, jobs: jobs)) else {
      throw BenchmarkError("\(stage.title) does not end")
    }
    return cost
  }
}

private func commandContenders(
  _ options: SpeedOptions, _ corpus: Corpus, _ files: [String]
) throws -> [Contender] {
  var contenders: [Contender] = []
  if let binary = options.binary {
    let path = try resolvedPath(binary)
    for jobs in [1, processorCount()] {
      contenders.append(
        Contender(title: "viperlint --jobs \(jobs), the process") {
          try cost(of: corpus.folders.map { [path, "--jobs", String(jobs), $0] })
        })
    }
  }
  if options.withFormat {
    // In parts, as a command line holds no more.
    let parts = stride(from: 0, to: files.count, by: 1000).map {
      Array(files[$0..<min($0 + 1000, files.count)])
    }
    contenders.append(
      Contender(title: "swift format lint --parallel", repeats: 1) {
        try cost(of: parts.map { ["swift", "format", "lint", "--parallel"] + $0 })
      })
  }
  return contenders
}

private func cost(of commands: [[String]]) throws -> Cost {
  var total = Cost()
  for command in commands {
    guard let cost = try measure(command: command) else {
      throw BenchmarkError("'\(command[0])' does not end, or failed")
    }
    total = total + cost
  }
  return total
}

/// Times of the processor are compared, as what else the machine does shows in them least.
private func rendered(_ contenders: [Contender], _ size: CorpusSize) -> String {
  let reading = median(contenders.flatMap { $0.costs.compactMap(\.bareReading) }) ?? 0
  let parsing = median(costs(of: .parse, jobs: 1, contenders)).processorTime
  var table = Table(header: [
    "", "time", "MB/s", "million lines/s", "CPU time", "CPU ns/byte", "× bare read",
    "× swift-syntax", "peak memory",
  ])
  for contender in contenders {
    let cost = median(contender.costs)
    table.rows.append([
      contender.title, "\(text(cost.time, decimals: 3)) s",
      text(Double(size.bytes) / 1e6 / cost.time),
      text(Double(size.lines) / 1e6 / cost.time, decimals: 2),
      "\(text(cost.processorTime, decimals: 3)) s",
      text(cost.processorTime * 1e9 / Double(size.bytes)),
      text(cost.processorTime / reading),
      text(cost.processorTime / parsing, decimals: 2),
      "\(text(Double(cost.memory) / 1e6, decimals: 0)) MB",
    ])
  }
  return table.rendered()
}

private func costs(of stage: Stage, jobs: Int, _ contenders: [Contender]) -> [Cost] {
  contenders.first { $0.stage == stage && $0.jobs == jobs }?.costs ?? []
}

/// How time and memory of the whole lint grow with the corpus.
private func showGrowth(_ corpus: Corpus, jobs: Int) throws {
  var table = Table(header: ["whole lint of", "MB", "time", "ns/byte", "peak memory", "bytes/byte"])
  for (divisor, name) in [(4, "the first quarter"), (2, "the first half"), (1, "all")] {
    var part = corpus
    part.divisor = divisor
    let bytes = Double(try CorpusSize(of: try part.files()).bytes)
    let costs = try (0..<3).compactMap { _ in try measure(Measurement(.lint, part, jobs: jobs)) }
    let cost = median(costs)
    table.rows.append([
      "\(name) of the files", text(bytes / 1e6), "\(text(cost.time, decimals: 3)) s",
      text(cost.time * 1e9 / bytes), "\(text(Double(cost.memory) / 1e6, decimals: 0)) MB",
      text(Double(cost.memory) / bytes),
    ])
  }
  show(table.rendered())
}
