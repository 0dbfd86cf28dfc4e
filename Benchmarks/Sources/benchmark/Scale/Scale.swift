import ViperLintKit
import Workspace

/// What `benchmark scale` is asked to compare.
struct ScaleOptions: Sendable {
  var binary: String
  var modules = [1_000, 4_000, 16_000]
  var smallFiles = [8_000, 32_000, 128_000]
  var repeats = 3
  var jobs = 1
  /// Where the apps are left; nil where they are removed.
  var keep: String?

  init(_ arguments: [String]) throws {
    var options = try Options(arguments)
    guard let binary = options.take("--binary") else {
      throw BenchmarkError("scale wants --binary")
    }
    self.binary = try resolvedPath(binary)
    modules = try options.takeNumbers("--modules") ?? modules
    smallFiles = try options.takeNumbers("--small-files") ?? smallFiles
    repeats = try options.takeNumber("--repeat") ?? repeats
    jobs = try options.takeNumber("--jobs") ?? jobs
    keep = options.take("--keep")
    guard options.isEmpty else { throw BenchmarkError("wrong usage\n\(usage)") }
  }
}

/// So many times as much may a unit of the largest app cost as one of the smallest. Memory is further
/// from the processor where there is more of it, so that it is above 1 even where all work is linear.
private let mostGrowth = 1.5

/// An app and what its runs have cost.
private struct Subject {
  var app: SyntheticApp
  var written: WrittenApp
  var costs: [Cost] = []

  /// Where the first run's report stands, outside of the app.
  var report: String { written.folder + ".json" }

  /// In seconds of processor time.
  var timePerUnit: Double { median(costs).processorTime / Double(app.count) }

  var memoryPerByte: Double { Double(median(costs).memory) / Double(max(1, written.bytes)) }
}

/// Writes apps of several sizes, lints each with the real program and shows how the cost grows.
///
/// - Returns: whether just what was planted was found, and the cost grew with the size.
func compareScale(_ options: ScaleOptions) throws -> Bool {
  guard let folder = options.keep else {
    return try withTemporaryFolder { try compareScale(options, in: $0) }
  }
  if (try? fileStatus(folder)) == nil { try makeFolder(folder) }
  return try compareScale(options, in: try resolvedPath(folder))
}

private func compareScale(_ options: ScaleOptions, in folder: String) throws -> Bool {
  var subjects: [Subject] = []
  for app in try options.modules.sorted().map({ try SyntheticApp(.module, count: $0) })
    + options.smallFiles.sorted().map({ try SyntheticApp(.smallFile, count: $0) })
  {
    tell("writing \(grouped(app.count)) \(app.unit.rawValue)s")
    let name = app.unit == .module ? "modules" : "small-files"
    let place = join(folder, "\(name)-\(app.count)")
    try makeFolder(place)
    subjects.append(Subject(app: app, written: try app.write(into: place)))
  }
  try measure(&subjects, options)
  show(
    "medians of \(options.repeats) interleaved rounds, small apps up to \(mostPasses) times in each; "
      + "--jobs \(options.jobs)\n")
  var isFine = true
  for unit in [SyntheticApp.Unit.module, .smallFile] {
    let group = subjects.filter { $0.app.unit == unit }
    guard !group.isEmpty else { continue }
    show(rendered(group, unit))
    show()
    if try !showFindings(group) { isFine = false }
    if !showGrowth(group, unit) { isFine = false }
    show()
  }
  return isFine
}

/// So often a small app runs in each round at most: a run of a second tells less than one of minutes.
private let mostPasses = 5

/// All sizes run in each round, so that what else the machine does meets all alike.
private func measure(_ subjects: inout [Subject], _ options: ScaleOptions) throws {
  for round in 0..<options.repeats {
    tell("round \(round + 1) of \(options.repeats)")
    for pass in 1...mostPasses {
      for index in subjects.indices {
        let app = subjects[index].app
        let largest = subjects.lazy.filter { $0.app.unit == app.unit }.map(\.app.count).max() ?? 0
        guard pass == 1 || app.count * pass <= largest else { continue }
        subjects[index].costs.append(try cost(of: subjects[index], options))
      }
    }
  }
}

/// The first run's report is kept.
private func cost(of subject: Subject, _ options: ScaleOptions) throws -> Cost {
  let folder = subject.written.folder
  let command = [options.binary, "--format", "json", "--jobs", String(options.jobs), folder]
  let output = subject.costs.isEmpty ? subject.report : "/dev/null"
  guard let cost = try measure(command: command, output: output) else {
    throw BenchmarkError("viperlint does not end, or failed, on \(folder)")
  }
  return cost
}

private func rendered(_ subjects: [Subject], _ unit: SyntheticApp.Unit) -> String {
  var table = Table(header: [
    "\(unit.rawValue)s", "files", "MB", "lines", "planted", "time", "CPU time",
    "CPU µs a \(unit.rawValue)", "peak memory", "bytes/byte",
  ])
  for subject in subjects {
    let (cost, written) = (median(subject.costs), subject.written)
    table.rows.append([
      grouped(subject.app.count), grouped(written.files), text(Double(written.bytes) / 1e6),
      grouped(written.lines), grouped(written.expected.count), "\(text(cost.time, decimals: 2)) s",
      "\(text(cost.processorTime, decimals: 2)) s", text(subject.timePerUnit * 1e6),
      "\(text(Double(cost.memory) / 1e6, decimals: 0)) MB", text(subject.memoryPerByte),
    ])
  }
  return table.rendered()
}

/// - Returns: whether all that was planted was found, and nothing else.
private func showFindings(_ subjects: [Subject]) throws -> Bool {
  var isFine = true
  for subject in subjects {
    let difference = FindingDifference(
      expected: subject.written.expected, reported: try reportedFindings(subject.report))
    difference.show(in: subject.written.folder)
    if !difference.isEmpty { isFine = false }
  }
  if isFine { show("all that was planted was found, and nothing else") }
  return isFine
}

/// - Returns: whether a unit of the largest app costs about what one of the smallest does.
private func showGrowth(_ subjects: [Subject], _ unit: SyntheticApp.Unit) -> Bool {
  guard let least = subjects.first, let most = subjects.last, least.app.count < most.app.count
  else { return true }
  let time = most.timePerUnit / least.timePerUnit
  let memory = most.memoryPerByte / least.memoryPerByte
  let isLinear = time <= mostGrowth && memory <= mostGrowth
  show(
    (isLinear ? "linear: " : "not linear: ")
      + "from \(grouped(least.app.count)) to \(grouped(most.app.count)) \(unit.rawValue)s "
      + "one \(unit.rawValue) takes \(text(time, decimals: 2)) times the processor time, a byte of source "
      + "\(text(memory, decimals: 2)) times the memory; \(text(mostGrowth)) is the limit")
  return isLinear
}
