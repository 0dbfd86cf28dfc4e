/// The cells that a file or an override states, its shorthands expanded.
struct StatedCells {
  var roles: [DependencyTable.Entry] = []
  var frameworks: [FrameworkTable.Entry] = []
  /// The roles that it names: an architecture of one's own names none that is built in.
  var named: [Role] = []
}

/// `dependencies:`, the table.
extension ConfigurationReader {
  /// The table that some keys state: cells lie over the shorthand beside them.
  mutating func readTable(_ entries: [YAMLEntry]) -> StatedCells {
    var cells = StatedCells()
    readShorthand(entries, into: &cells)
    if let node = value(of: "dependencies", in: entries) {
      let write = "'dependencies: {presenter: {service: protocol}}'"
      var stated = StatedCells()
      for row in mapping(node, "'dependencies'", write: write) { readRow(row, into: &stated) }
      cells.roles = laid(stated.roles, over: cells.roles)
      cells.frameworks = stated.frameworks
      cells.named += stated.named
    }
    return cells
  }

  private mutating func readRow(_ row: YAMLEntry, into cells: inout StatedCells) {
    guard row.key != "*" else {
      report(row.position, "'*' is a column, not a row: write it within the row of a role")
      return
    }
    let from: Role?
    if isGroup(row.key) {
      report(
        row.position,
        "'\(row.key)' is a group of frameworks, which is a column: write it within the row of a role"
      )
      from = nil
    } else {
      from = role(row.key, at: row.position)
    }
    if let from { cells.named.append(from) }
    var write = "'\(row.key): {service: protocol}'"
    if case .scalar(let text, _) = row.value.content, case .success = readCell(text) {
      write = "'\(row.key): {\"*\": \(text)}' for one cell in all columns"
    }
    for column in mapping(row.value, "row '\(row.key)'", write: write) {
      readColumn(column, of: from, into: &cells)
    }
  }

  private mutating func readColumn(
    _ column: YAMLEntry, of from: Role?, into cells: inout StatedCells
  ) {
    if isGroup(column.key) {
      guard let cell = cell(column), let from else { return }
      guard isFrameworkCell(cell, column) else { return }
      cells.frameworks.append(
        FrameworkTable.Entry(
          from: from, group: column.key, isAllowed: cell.permission == .any,
          because: cell.because, origin: origin(column.position)))
      return
    }
    let to = column.key == "*" ? nil : role(column.key, at: column.position, isColumn: true)
    if let to { cells.named.append(to) }
    let cell = cell(column)
    guard let from, let cell, to != nil || column.key == "*" else { return }
    cells.roles.append(
      DependencyTable.Entry(from: from, to: to, cell: cell, origin: origin(column.position)))
  }

  /// Whether a column is a group of frameworks. A role of the same name goes first: a configuration
  /// may well call a layer `data`.
  private func isGroup(_ name: String) -> Bool {
    groups.contains(name) && !knownRoles.contains(Role(name))
  }

  /// A framework is known or not: it has no face to be known by, and nobody holds it back.
  private mutating func isFrameworkCell(_ cell: Cell, _ column: YAMLEntry) -> Bool {
    let isPlain = cell.own == nil && cell.other == nil && !cell.isWeak && cell.kinds == nil
    if isPlain, cell.permission != .protocol { return true }
    report(
      column.value,
      "'\(column.key)' is a group of frameworks, which a row may know or not: write any or never, "
        + "or '{allow: never, because: …}'")
    return false
  }

  /// A role by its name, or nil where there is none, which is reported.
  mutating func role(_ name: String, at position: YAMLPosition, isColumn: Bool = false) -> Role? {
    let role = Role(name)
    if knownRoles.contains(role) { return role }
    guard hasAllRoles else { return nil }
    let names = (Role.builtIn + result.declaredRoles).map(\.name)
    let candidates = names + (isColumn ? groups : [])
    let near = nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
    var cure = "declare it under 'roles', as '\(name): {path: …}'"
    if isColumn { cure += ", or under 'frameworks', as '\(name): [SomeModule]'" }
    report(position, "unknown role '\(name)': " + (near ?? cure))
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
    checkKeys(entries, known: ConfigurationKeys.cell.names)
    guard let allow = value(of: "allow", in: entries) else {
      report(node, "a cell without 'allow': write 'allow: any', 'protocol' or 'never' in it")
      return nil
    }
    guard let permission = permission(allow, "'allow'") else { return nil }
    var cell = Cell(permission)
    if let own = value(of: "own", in: entries) {
      cell.own = self.permission(own, "'own'")
    }
    if let other = value(of: "other", in: entries) {
      cell.other = self.permission(other, "'other'")
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
      let cure = cell.own != nil ? "'own:'" : cell.other != nil ? "'other:'" : "'weak: true'"
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
    var seen: Set<String> = []
    return items.compactMap { item in
      guard let word = text(item, "a kind of reference", write: "one such as parameter") else {
        return nil
      }
      if !seen.insert(word).inserted {
        report(item, "'\(word)' stands in this list already: write it once")
        return nil
      }
      if let kind = ReferenceKind(rawValue: word) { return kind }
      report(
        item, "unknown kind of reference '\(word)': " + meant(word, among: known, called: "kinds"))
      return nil
    }
  }
}
