import Configuration
import Reporting
import ViperLintKit
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Results go to standard output, everything else to standard error.
///
/// What cannot be written ends the program: a report that is cut off must not pass for a whole one.
/// - Returns: whether there is still somebody who reads.
@discardableResult
func printResult(_ text: String, _ form: PrintedForm = .text) -> Bool {
  var text = text
  switch form {
  case .text: text = withoutLogCommands(text)
  case .json: text = withoutLogCommands(text, number: "\\u0023")
  case .asItIs: break
  }
  do throws(FileError) {
    return try write(text, to: 1)
  } catch {
    endWithoutOutput(error)
  }
}

/// How a name from the sources is kept from speaking to a build server that shows what is printed.
enum PrintedForm {
  /// For people.
  case text
  case json
  /// It speaks to nobody, or means to.
  case asItIs

  init(format: String?) { self = format == "json" ? .json : .text }
}

/// Ends the program, where all that it printed is written.
func endProgram(_ status: Int32) -> Never {
  do throws(FileError) {
    try closeStandardOutput()
  } catch {
    endWithoutOutput(error)
  }
  exit(status)
}

/// Ends the program by the error of its output.
func endWithoutOutput(_ error: FileError) -> Never {
  printProblem("cannot write standard output: \(error.reason)")
  exit(2)
}

/// To standard error; that it cannot be written cannot be said anywhere.
func printBesideResult(_ text: String) { _ = try? write(text, to: 2) }

/// A line for the person: `viperlint: error: …`.
func printProblem(_ message: String) {
  writeLine("viperlint: error: \(escaped(shortened(message)))")
}

func printRemark(_ message: String) { writeLine("viperlint: \(escaped(shortened(message)))") }

private func writeLine(_ text: String) { printBesideResult(withoutLogCommands(text) + "\n") }

/// A message without the middle of what is too long to be read: a value that it quotes may have any size.
private func shortened(_ message: String) -> String {
  let bytes = message.utf8
  guard bytes.count > 2 * shownBytes else { return message }
  func isStart(_ index: String.Index) -> Bool {
    index == bytes.endIndex || bytes[index] & 0b1100_0000 != 0b1000_0000
  }
  var start = bytes.index(bytes.startIndex, offsetBy: shownBytes)
  var end = bytes.index(bytes.endIndex, offsetBy: -shownBytes)
  while !isStart(start) { start = bytes.index(before: start) }
  while !isStart(end) { end = bytes.index(after: end) }
  return "\(message[..<start])…\(message[end...])"
}

/// So many bytes are shown of the beginning, and of the end, of a message that is too long.
private let shownBytes = 600

func printUsageError(_ error: UsageError) {
  for problem in error.problems { printProblem(problem) }
  let command = error.command == .lint ? "" : " \(error.command.rawValue)"
  printRemark("'viperlint\(command) --help' shows what is known")
}

/// So many problems are told; a list of paths can have one for each.
private let problemLimit = 10

/// So many errors of a configuration are told.
private let issueLimit = 50

/// Says why a run could not begin; a configuration's errors are lines that editors can follow.
func printRunError(_ error: RunError) {
  switch error {
  case .usage(let problems):
    for problem in problems.prefix(problemLimit) { printProblem(problem) }
    if problems.count > problemLimit { printRemark("and \(problems.count - problemLimit) more") }
  case .configuration(let error):
    for issue in error.issues.prefix(issueLimit) {
      let place = issue.line == 0 ? error.file : "\(error.file):\(issue.line):\(issue.column)"
      writeLine("\(escaped(shortened(place))): error: \(escaped(shortened(issue.message)))")
    }
    if error.issues.count > issueLimit {
      printRemark("and \(error.issues.count - issueLimit) more")
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
