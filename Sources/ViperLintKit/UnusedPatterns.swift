import Architecture
import Configuration

/// Sentences about what a configuration names and nothing is: a misspelt path or type would
/// otherwise change nothing without a word.
func remarksOnUnused(
  _ configuration: ConfigurationFile?, _ discovery: Discovery, _ architecture: ArchitectureModel
) -> [String] {
  guard let configuration else { return [] }
  let files = discovery.files.map(\.path) + discovery.unreadable.map(\.path)
  let skipped = discovery.skipped.map(\.path)
  var remarks: [String] = []
  for (glob, origin) in zip(configuration.include, configuration.places.include)
  where !files.contains(where: glob.matches) {
    remarks.append(place(origin) + ": 'include' names '\(glob)', which matches no Swift file")
  }
  for (glob, origin) in zip(configuration.exclude, configuration.places.exclude)
  where !skipped.contains(where: { glob.matches($0) || isInside(literalPart(of: glob), $0) }) {
    remarks.append(place(origin) + ": 'exclude' names '\(glob)', which matches nothing")
  }
  for module in configuration.modules where !files.contains(where: module.path.matches) {
    remarks.append(
      place(module.origin) + ": 'modules' names '\(module.path)', which matches no Swift file")
  }
  let typeNames = Set(architecture.types.flatMap { [$0.name, $0.simpleName] })
  for pattern in configuration.roles {
    let head = place(pattern.origin) + ": role '\(pattern.role)' names the"
    for glob in pattern.paths where !files.contains(where: glob.matches) {
      remarks.append("\(head) path '\(glob)', which matches no Swift file")
    }
    for type in pattern.types where !typeNames.contains(type) {
      remarks.append("\(head) type '\(type)', which nothing declares")
    }
  }
  for override in configuration.overrides {
    for glob in override.paths where !files.contains(where: glob.matches) {
      remarks.append(
        place(override.origin) + ": 'overrides' names '\(glob)', which matches no Swift file")
    }
  }
  let cells = configuration.frameworkCells + configuration.overrides.flatMap(\.frameworkCells)
  for group in configuration.frameworkGroups
  where !cells.contains(where: { $0.group == group.name }) {
    remarks.append(
      place(group.origin)
        + ": 'frameworks' defines '\(group.name)', which no row of the table names")
  }
  return remarks
}

/// The levels of a pattern before the first one with a wildcard. What lies in a folder that is not
/// entered at all may match, so nothing is said of it.
private func literalPart(of glob: Glob) -> String {
  glob.pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }
    .joined(separator: "/")
}

private func place(_ origin: Origin) -> String {
  origin.line > 0 ? "\(origin.source):\(origin.line)" : origin.source
}
