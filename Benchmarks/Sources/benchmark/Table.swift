import ViperLintKit
import Workspace

/// A table in plain text, in the form that Markdown reads too.
struct Table {
  var header: [String]
  var rows: [[String]] = []

  /// The first column is set left, the others right.
  func rendered() -> String {
    let all = [header] + rows
    let widths = header.indices.map { column in
      all.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    func line(_ row: [String]) -> String {
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}

/// A number with as many decimals, rounded.
func text(_ number: Double, decimals: Int = 1) -> String {
  guard number.isFinite else { return "-" }
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((abs(number) * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  let padding = String(repeating: "0", count: max(0, decimals - fraction.count))
  let sign = number < 0 ? "-" : ""
  return sign + grouped(scaled / scale) + (decimals > 0 ? "." + padding + fraction : "")
}

/// `2,280,000`
func grouped(_ number: Int) -> String {
  var digits = Array(String(number))
  var index = digits.count - 3
  while index > 0 {
    digits.insert(",", at: index)
    index -= 3
  }
  return String(digits)
}

/// Prints a line at once: some take minutes to come, and tell how far it is.
func show(_ line: String = "") { _ = try? write(line + "\n", to: 1) }

/// The same, where it is no result: why something went wrong, or how far it is.
func tell(_ line: String) { _ = try? write(line + "\n", to: 2) }
