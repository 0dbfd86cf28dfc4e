import ViperLintKit
import Workspace

/// What a byte may cost at most, as a multiple of a byte of normal code.
private let costLimit = 5.0
/// In seconds, for one stage of one input.
private let timeLimit = 20.0

/// Lexes, outlines and lints each input, alone in a folder, and shows what a byte of it costs the
/// processor beside a byte of normal code.
///
/// - Parameter normal: a folder of normal code; this project's own sources where none is named.
/// - Parameter only: a part of the names of the inputs to try.
/// - Returns: whether all stay within the limit.
func comparePathological(normal: String?, only: String?) throws -> Bool {
  let package = parent(of: parent(of: parent(of: #filePath)))
  let folder = normal ?? join(parent(of: package), "Sources")
  let yardstick = try measuredRow(folder, bytes: try normalBytes(folder), against: nil)
  var table = Table(header: [
    "", "MB", "lex", "outline", "lint", "× normal: lex", "outline", "lint", "peak memory",
  ])
  table.rows.append(["normal code"] + yardstick.cells)

  var excessive: [String] = []
  for input in PathologicalInput.all where only.map(input.name.contains) ?? true {
    let bytes = input.bytes()
    let row = try withTemporaryFolder(holding: bytes, as: "Input.swift") {
      try measuredRow($0, bytes: bytes.count, against: yardstick)
    }
    if row.isExcessive { excessive.append(input.name) }
    table.rows.append([input.name] + row.cells)
    // The table comes at the end; until then these lines tell how far it is.
    tell("\(input.name): \(row.cells.joined(separator: "  "))")
  }
  show(table.rendered())
  show()
  show(
    excessive.isEmpty
      ? "none costs more than \(text(costLimit)) times what normal code does"
      : "over \(text(costLimit)) times normal code: \(excessive.joined(separator: ", "))")
  return excessive.isEmpty
}

/// What the stages cost a byte: nanoseconds, infinite where it took too long.
private struct Row {
  var cells: [String] = []
  var costs: [Double] = []
  var isExcessive = false
}

private func measuredRow(_ folder: String, bytes: Int, against normal: Row?) throws -> Row {
  var row = Row()
  var memory = 0
  for stage in [Stage.lex, .outline, .lint] {
    var costs: [Cost] = []
    for _ in 0..<3 {
      guard let cost = try measure(Measurement(stage, Corpus(folders: [folder])), limit: timeLimit)
      else {
        break
      }
      costs.append(cost)
      // One run of what takes long is enough.
      if cost.time > 2 { break }
    }
    let time = costs.isEmpty ? Double.infinity : median(costs).processorTime
    row.costs.append(time * 1e9 / Double(bytes))
    memory = max(memory, median(costs).memory)
  }
  row.cells = [text(Double(bytes) / 1e6)]
  row.cells += row.costs.map { $0.isFinite ? "\(text($0)) ns/byte" : "> \(Int(timeLimit)) s" }
  row.cells += zip(row.costs, normal?.costs ?? row.costs).map { text($0 / $1) }
  row.cells.append("\(text(Double(memory) / 1e6, decimals: 0)) MB")
  row.isExcessive = zip(row.costs, normal?.costs ?? row.costs).contains { $0 / $1 > costLimit }
  return row
}

private func normalBytes(_ folder: String) throws -> Int {
  try CorpusSize(of: try Corpus(folders: [folder]).files()).bytes
}
