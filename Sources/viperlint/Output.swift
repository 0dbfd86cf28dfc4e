import Configuration
import Reporting
import ViperLintKit

/// Results go to standard output, everything else to standard error.
func printResult(_ text: String) { write(text, to: 1) }

/// A line for the person: `viperlint: error: …`.
func printProblem(_ message: String) { writeLine("viperlint: error: \(escaped(message))") }

func printRemark(_ message: String) { writeLine("viperlint: \(escaped(message))") }

private func writeLine(_ text: String) { write(withoutLogCommands(text) + "\n", to: 2) }

func printUsageError(_ error: UsageError) {
  for problem in error.problems { printProblem(problem) }
  let command = error.command == .lint ? "" : " \(error.command.rawValue)"
  printRemark("'viperlint\(command) --help' shows what is known")
}

/// So many problems are told; a list of paths can have one for each.
private let problemLimit = 10

/// Says why a run could not begin; a configuration's errors are lines that editors can follow.
func printRunError(_ error: RunError) {
  switch error {
  case .usage(let problems):
    for problem in problems.prefix(problemLimit) { printProblem(problem) }
    if problems.count > problemLimit { printRemark("and \(problems.count - problemLimit) more") }
  case .configuration(let error):
    for issue in error.issues {
      let place = issue.line == 0 ? error.file : "\(error.file):\(issue.line):\(issue.column)"
      writeLine("\(escaped(place)): error: \(escaped(issue.message))")
    }
  }
}

/// The cells of a line where nothing says how many there are.
private let usualWidth = 100

/// The cells of a line of standard output: as `COLUMNS` says, else the terminal's.
func lineWidth() -> Int {
  if let stated = environmentValue("COLUMNS").flatMap(Int.init), stated > 0 { return stated }
  return terminalWidth(1) ?? usualWidth
}

/// Whether text is coloured: as asked, else as the environment says, else for a terminal that can.
///
/// `NO_COLOR` is that of no-color.org, `CLICOLOR_FORCE` and `CLICOLOR` those of bixense.com/clicolors,
/// `FORCE_COLOR` that of force-color.org.
func isColored(_ when: String) -> Bool {
  switch when {
  case "always": return true
  case "never": return false
  default:
    if let value = environmentValue("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environmentValue(name), !value.isEmpty, value != "0" { return true }
    }
    if environmentValue("CLICOLOR") == "0" { return false }
    return environmentValue("TERM") != "dumb" && isTerminal(1)
  }
}
