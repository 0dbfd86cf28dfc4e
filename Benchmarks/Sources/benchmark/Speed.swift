import ViperLintKit

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
  var isBaseline = false
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
      + "lines; medians of \(options.repeats) rounds; \(processorCount()) processors\n")

  var contenders = stageContenders(corpus)
  contenders += try commandContenders(options, corpus, files)
  for round in 0..<options.repeats {
    for index in contenders.indices where round < contenders[index].repeats {
      contenders[index].costs.append(try contenders[index].measure())
    }
  }
  show(rendered(contenders, size))
  show()
  try showGrowth(corpus, jobs: processorCount())
}

private func stageContenders(_ corpus: Corpus) -> [Contender] {
  var contenders: [Contender] = []
  var jobs = [1]
  if processorCount() > 1 { jobs.append(processorCount()) }
  for jobs in jobs {
    for stage in [Stage.read, .lex, .outline, .lint] {
      contenders.append(
        contender(stage, corpus, jobs: jobs, isBaseline: stage == .read && jobs == 1))
    }
  }
  contenders.append(contender(.discover, corpus, jobs: 1))
  contenders.append(contender(.parse, corpus, jobs: 1))
  return contenders
}

private func contender(
  _ stage: Stage, _ corpus: Corpus, jobs: Int, isBaseline: Bool = false
) -> Contender {
  let threads = jobs == 1 ? "1 thread" : "\(jobs) threads"
  return Contender(title: "\(stage.title), \(threads)", isBaseline: isBaseline) {
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
    guard let cost = try run(command, limit: 3600) else {
      throw BenchmarkError("'\(command[0])' does not end")
    }
    total = total + cost
  }
  return total
}

private func rendered(_ contenders: [Contender], _ size: CorpusSize) -> String {
  let baseline = contenders.first(where: \.isBaseline).map { median($0.costs) } ?? Cost()
  var table = Table(header: [
    "", "time", "MB/s", "million lines/s", "× read only", "CPU time", "× read only", "peak memory",
    "× read only",
  ])
  for contender in contenders {
    let cost = median(contender.costs)
    table.rows.append([
      contender.title, "\(text(cost.time, decimals: 3)) s",
      text(Double(size.bytes) / 1e6 / cost.time),
      text(Double(size.lines) / 1e6 / cost.time, decimals: 2),
      text(cost.time / baseline.time), "\(text(cost.processorTime, decimals: 3)) s",
      text(cost.processorTime / baseline.processorTime),
      "\(text(Double(cost.memory) / 1e6, decimals: 0)) MB",
      text(Double(cost.memory) / Double(max(1, baseline.memory))),
    ])
  }
  return table.rendered()
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
