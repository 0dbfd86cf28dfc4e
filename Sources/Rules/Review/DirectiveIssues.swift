package import Architecture
import Configuration
import Diagnostics
import Outlining

/// What the comments that speak to viperlint say and it does not understand, one sentence each with
/// its place: a comment that does nothing must not look as if it did. What was to silence a finding is
/// one of `superfluous_suppression`.
package func directiveIssues(in architecture: ArchitectureModel) -> [String] {
  var issues: [String] = []
  for file in architecture.files.indices {
    for directive in architecture.files[file].outline.directives {
      guard let problem = problemOfRole(in: directive.text, architecture.settings) else { continue }
      let place = architecture.place(file, directive.range)
      issues.append("\(place.text): '// viperlint:\(directive.text)' \(problem)")
    }
  }
  return issues
}

/// What is wrong with a comment that gives a role, or speaks of nothing at all; nil for any other.
private func problemOfRole(in text: String, _ settings: Settings) -> String? {
  guard let (command, words) = readDirective(text) else { return "says nothing" }
  guard command == "role" else {
    guard !suppressing.contains(command), meantCommand(by: command) == "role" else { return nil }
    return "is no command: did you mean 'role'?"
  }
  let roles = settings.knownRoles.map(\.name)
  guard let role = words.first else { return "names no role: write '// viperlint:role presenter'" }
  return roles.contains(role) ? nil : "names no role: " + meant(role, among: roles, called: "roles")
}

/// What a comment that was to silence a finding, or to end that, has in place of a command or a rule.
struct MisspeltSuppression {
  var message: String
  /// What to write instead.
  var remedy: String

  /// - Returns: nil for a comment that is understood, and for one that gives a role.
  init?(_ directive: Directive) {
    guard let (command, words) = readDirective(directive.text), command != "role" else {
      return nil
    }
    guard suppressing.contains(command) else {
      let near = meantCommand(by: command, isTrailing: directive.isTrailing)
      if near == "role" { return nil }
      message = "this silences nothing: '\(command)' is no command"
      remedy =
        near.map { "write 'viperlint:\($0)'" }
        ?? "the commands are \((suppressing + ["role"]).joined(separator: ", "))"
      return
    }
    let rules = Rule.all.map(\.id)
    guard let unknown = words.first(where: { !rules.contains($0) }) else { return nil }
    message = "this silences nothing of '\(unknown)', which is no rule"
    remedy =
      nearest(to: unknown, in: rules).map { "write '\($0)'" }
      ?? "'viperlint rules' lists the rules, and a reason stands after a dash"
  }
}

private let suppressing = ["disable:next", "disable:this", "disable", "enable"]

/// What others call viperlint's commands.
private let commandsOfOthers = [
  "disable:next": [
    "ignore", "ignore:next", "ignore-next", "ignore-next-line", "disable-next", "disable-next-line",
    "disable_next", "disable:next-line", "disable:nextline", "disable:previous", "nolint", "noqa",
    "suppress", "allow",
  ],
  "disable:this": [
    "ignore:this", "ignore-line", "disable-line", "disable-this", "disable_this", "disable:line",
    "disable:this-line",
  ],
  "disable": ["off", "ignore:all", "ignore-file", "disable:all", "disable-file", "disable:file"],
  "enable": ["on", "enable:all", "enable:next"],
]

/// The command that a word was most likely meant for.
/// - Parameter isTrailing: whether it stands behind code, which is then the line that is meant.
private func meantCommand(by word: String, isTrailing: Bool = false) -> String? {
  let word = word.lowercased()
  let meant = suppressing.first { commandsOfOthers[$0]?.contains(word) ?? false }
  if meant == "disable:next", isTrailing { return "disable:this" }
  return meant ?? nearest(to: word, in: suppressing + ["role"])
}
