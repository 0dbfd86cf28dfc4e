package import Architecture
import Configuration
import Outlining

/// What the comments that speak to viperlint say and it does not understand, one sentence each with
/// its place: a comment that does nothing must not look as if it did.
package func directiveIssues(in architecture: ArchitectureModel) -> [String] {
  var issues: [String] = []
  for file in architecture.files.indices {
    for directive in architecture.files[file].outline.directives {
      guard let problem = problem(with: directive.text, architecture.settings) else { continue }
      let place = architecture.place(file, directive.range)
      issues.append("\(place.text): '// viperlint:\(directive.text)' \(problem)")
    }
  }
  return issues
}

private let commands = ["disable", "disable:next", "disable:this", "enable", "role"]

private func problem(with text: String, _ settings: Settings) -> String? {
  guard let (command, words) = readDirective(text) else { return "says nothing" }
  guard commands.contains(command) else {
    return "is no command: " + meant(command, among: commands, called: "commands")
  }
  if command == "role" {
    let roles = settings.knownRoles.map(\.name)
    guard let role = words.first else {
      return "names no role: write '// viperlint:role presenter'"
    }
    return roles.contains(role)
      ? nil : "names no role: " + meant(role, among: roles, called: "roles")
  }
  let rules = Rule.all.map(\.id)
  guard let unknown = words.first(where: { !rules.contains($0) }) else { return nil }
  return "names no rule: " + meant(unknown, among: rules, called: "rules")
}
