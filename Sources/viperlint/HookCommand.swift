import Reporting
import ViperLintKit
import Workspace

/// `viperlint hook install|uninstall [PATH]`
func runHook(_ operands: [String], program name: String) throws(RunError) -> Int32 {
  let known = ["install", "uninstall"]
  guard let action = operands.first else {
    throw .usage([
      "'viperlint hook' needs to know what: install or uninstall the git hook, as in "
        + "'viperlint hook install'"
    ])
  }
  guard known.contains(action) else {
    throw .usage([unknown(called: "action of 'viperlint hook'", action, among: known)])
  }
  guard operands.count <= 2 else {
    throw .usage(["'viperlint hook \(action)' takes one folder, whose repository is meant"])
  }
  let hook = try Hook(around: operands.dropFirst().first ?? ".")
  if action == "uninstall" {
    tell(hook, try hook.uninstall())
    return 0
  }
  guard let program = programPath(calledAs: name) else {
    throw .usage(["this program cannot tell where it lies: call it by its path"])
  }
  tell(hook, try hook.install(program: program))
  if hook.isInWorkTree {
    printRemark(
      "'\(hook.name)' lies in the work tree, for 'core.hooksPath' says so: it names '\(program)', and "
        + "where that is missing it runs the 'viperlint' in PATH")
  }
  return 0
}

private func tell(_ hook: Hook, _ outcome: Hook.Outcome) {
  let target = hook.root.isEmpty ? "what a commit changes" : "what a commit changes in \(hook.root)"
  let sentence =
    switch outcome {
    case .made: "wrote \(hook.name): it lints \(target), and stops the commit for an error"
    case .added:
      "added a block to \(hook.name): it lints \(target), and stops the commit for an error"
    case .changed: "changed the block in \(hook.name): it lints \(target)"
    case .unchanged: "nothing to change: \(hook.name) lints \(target)"
    case .deleted: "deleted \(hook.name)"
    case .takenAway: "took the block of viperlint out of \(hook.name), and left the rest"
    case .notThere: "nothing to take away: viperlint is not in \(hook.name)"
    }
  printResult(escaped(sentence) + "\n")
}
