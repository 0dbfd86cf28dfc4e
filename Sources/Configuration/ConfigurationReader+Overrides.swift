/// `overrides:`, what else holds below some paths.
extension ConfigurationReader {
  mutating func readOverrides(_ node: YAMLNode) {
    let write = "'overrides: [{path: App/Settings, preset: mvvm}]'"
    for item in list(node, "'overrides'", write: write) {
      guard case .mapping(let entries) = item.content else {
        _ = mapping(item, "an override", write: "'{path: App/Settings, preset: mvvm}'")
        continue
      }
      if let override = override(entries, at: item) { result.overrides.append(override) }
    }
  }

  private mutating func override(_ entries: [YAMLEntry], at node: YAMLNode) -> PathOverride? {
    checkKeys(entries, known: ConfigurationKeys.override.names)
    var override = PathOverride(origin: origin(node.position))
    let write = "'path: App/Settings'"
    guard let path = value(of: "path", in: entries) else {
      report(node, "an override without a path: write \(write) beside its other keys")
      return nil
    }
    if case .sequence(let items) = path.content, items.isEmpty {
      report(path, "an empty 'path' matches nothing: write \(write)")
    }
    for item in listOrOne(path, "'path'", write: write) {
      guard let glob = glob(item, "a path", write: "a path or a pattern") else { continue }
      override.paths.append(glob)
      override.pathOrigins.append(origin(item.position))
    }
    if entries.count == 1 {
      report(
        node, "an override that changes nothing: write a preset, cells or rules beside its path")
    }
    if let value = value(of: "preset", in: entries), let name = presetName(value) {
      override.preset = try? preset(named: name)
    }
    let cells = readTable(entries)
    override.dependencies = cells.roles
    override.frameworkCells = cells.frameworks
    if let value = value(of: "rules", in: entries) { override.rules = rules(value) }
    return override
  }
}
