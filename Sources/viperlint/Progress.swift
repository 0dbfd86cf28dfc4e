import Reporting
import ViperLintKit
import Workspace

/// How far a run is, on a line of standard error that is written over and over and taken away at the
/// end. It appears only once the work turns out to be long.
///
/// An actor, as the run goes on while the line is drawn: the run says where it is, and a task of its
/// own looks ten times a second.
private actor ProgressLine {
  private var step: RunStep?
  private var shown = ""
  private var isOver = false

  func reach(_ step: RunStep) { self.step = step }

  /// Returns when the task that it runs in is cancelled.
  func keepShowing() async {
    do {
      try await Task.sleep(for: .milliseconds(500))
      while true {
        draw()
        try await Task.sleep(for: .milliseconds(100))
      }
    } catch {
      return
    }
  }

  private func draw() {
    guard !isOver, let step, step.text != shown else { return }
    shown = step.text
    printBesideResult(startOfLine + shown + restOfLineCleared)
  }

  /// After this nothing is drawn, so that what follows has the line to itself.
  func end() {
    isOver = true
    if !shown.isEmpty { printBesideResult(startOfLine + restOfLineCleared) }
  }
}

private let startOfLine = "\r"
private let restOfLineCleared = "\u{1B}[K"

extension RunStep {
  /// `reading 1,200 of 4,221 files`
  package var text: String {
    switch self {
    case .reading(let count, let total):
      "reading \(grouped(count)) of \(counted(total, "file"))"
    case .judging(let total): "judging \(counted(total, "file"))"
    }
  }
}

/// Does work of which a person who waits is told how far it is.
func withProgress<Result: Sendable>(
  _ options: Options, _ request: RunRequest,
  _ work: (RunRequest) async throws(RunError) -> Result
) async throws(RunError) -> Result {
  guard
    !options.isQuiet, showsProgress(isTerminal: isTerminal(2), environment: environmentValue)
  else { return try await work(request) }
  let line = ProgressLine()
  var request = request
  request.reached = { await line.reach($0) }
  let drawing = Task { await line.keepShowing() }
  do throws(RunError) {
    let result = try await work(request)
    drawing.cancel()
    await line.end()
    return result
  } catch {
    drawing.cancel()
    await line.end()
    throw error
  }
}

/// Whether somebody sees a line that is written over, on a terminal that can do so.
package func showsProgress(isTerminal: Bool, environment: (String) -> String?) -> Bool {
  guard isTerminal, let terminal = environment("TERM"), !terminal.isEmpty, terminal != "dumb" else {
    return false
  }
  // Logs of CI keep each state of the line.
  return ["", "0", "false"].contains(environment("CI") ?? "")
}
