/// `dependencies:`, the table.
extension ConfigurationReader {
  mutating func readDependencies(_ node: YAMLNode) {
    var named: [Role] = []
    let write = "'dependencies: {presenter: {service: protocol}}'"
    for row in mapping(node, "'dependencies'", write: write) { readRow(row, named: &named) }
    let isOwnArchitecture = !named.isEmpty && !named.contains { Role.builtIn.contains($0) }
    if isOwnArchitecture, result.presetChoice == .deduced { result.presetChoice = .none }
  }

  private mutating func readRow(_ row: YAMLEntry, named: inout [Role]) {
    guard row.key != "*" else {
      report(row.position, "'*' is a column, not a row: write it within the row of a role")
      return
    }
    let from = role(row)
    if let from { named.append(from) }
    var write = "'\(row.key): {service: protocol}'"
    if case .scalar(let text, _) = row.value.content, case .success = readCell(text) {
      write = "'\(row.key): {\"*\": \(text)}' for one cell in all columns"
    }
    for column in mapping(row.value, "row '\(row.key)'", write: write) {
      let to = column.key == "*" ? nil : role(column)
      if let to { named.append(to) }
      let cell = cell(column)
      guard let from, let cell, to != nil || column.key == "*" else { continue }
      result.dependencies.append(
        DependencyTable.Entry(from: from, to: to, cell: cell, origin: origin(column.position)))
    }
  }

  private mutating func role(_ entry: YAMLEntry) -> Role? {
    let role = Role(entry.key)
    if knownRoles.contains(role) { return role }
    guard hasAllRoles else { return nil }
    let names = (Role.builtIn + result.declaredRoles).map(\.name)
    let near = nearest(to: entry.key, in: names).map { "did you mean '\($0)'?" }
    report(
      entry.position,
      "unknown role '\(entry.key)': "
        + (near ?? "declare it under 'roles', as '\(entry.key): {path: …}'"))
    return nil
  }

  private mutating func cell(_ entry: YAMLEntry) -> Cell? {
    if case .mapping(let entries) = entry.value.content {
      return cell(entries, at: entry.value)
    }
    guard let text = word(entry.value, "the cell '\(entry.key)'", write: cellWords) else {
      return nil
    }
    switch readCell(text) {
    case .success(let cell): return cell
    case .failure(let problem):
      report(entry.value, problem.message)
      return nil
    }
  }

  /// `{allow: any, own: …, weak: true, as: [parameter], because: "…"}`
  private mutating func cell(_ entries: [YAMLEntry], at node: YAMLNode) -> Cell? {
    checkKeys(entries, known: ["allow", "own", "weak", "as", "because"])
    guard let allow = value(of: "allow", in: entries) else {
      report(node, "a cell without 'allow': write 'allow: any', 'protocol' or 'never' in it")
      return nil
    }
    guard let permission = permission(allow, "'allow'") else { return nil }
    var cell = Cell(permission)
    if let own = value(of: "own", in: entries) {
      cell.own = self.permission(own, "'own'")
    }
    if let weak = value(of: "weak", in: entries) {
      cell.isWeak = flag(weak, "'weak'") ?? false
      if cell.isWeak, permission == .never {
        report(weak, "'weak' in a cell that allows nothing: leave it out, or allow protocol or any")
      }
    }
    if let kinds = value(of: "as", in: entries) {
      cell.kinds = readKinds(kinds)
      if permission == .never, cell.own ?? .never == .never {
        report(kinds, "'as' in a cell that allows nothing: leave it out, or allow protocol or any")
      }
    }
    if let reason = value(of: "because", in: entries) {
      cell.because = text(reason, "'because'", write: "the reason as a text")
    }
    return cell
  }

  private mutating func permission(_ node: YAMLNode, _ what: String) -> Permission? {
    let write = "any, protocol or never"
    guard let word = self.word(node, what, write: write) else { return nil }
    if let permission = Permission(rawValue: word) { return permission }
    if let cell = try? readCell(word).get() {
      let cure = cell.own == nil ? "'weak: true'" : "'own:'"
      report(node, "'\(word)' is a whole cell: write one word for \(what), and \(cure) beside it")
    } else {
      let known = ["any", "protocol", "never"]
      report(node, "unknown permission '\(word)': " + meant(word, among: known, called: "words"))
    }
    return nil
  }

  private mutating func readKinds(_ node: YAMLNode) -> [ReferenceKind] {
    let items = listOrOne(node, "'as'", write: "'as: [parameter, result]'")
    if case .sequence(let items) = node.content, items.isEmpty {
      report(node, "an empty 'as' allows nothing: leave it out, or write 'never' for the cell")
    }
    let known = ReferenceKind.allCases.map(\.rawValue)
    return items.compactMap { item in
      guard let word = text(item, "a kind of reference", write: "one such as parameter") else {
        return nil
      }
      if let kind = ReferenceKind(rawValue: word) { return kind }
      report(
        item, "unknown kind of reference '\(word)': " + meant(word, among: known, called: "kinds"))
      return nil
    }
  }
}
