import Architecture
import Configuration
import Diagnostics

// `dependencies:`, `layers:`, `rings:` and `frameworks:`, cells that decide nothing.
extension ConfigurationReview {
  /// A stated cell, of whichever kind of column.
  struct StatedCell {
    var from: Role
    /// nil for `'*'` and for frameworks.
    var to: Role?
    var origin: Origin
  }

  mutating func judgeCells() {
    judge(
      cells(file.dependencies, file.frameworkCells), key: "dependencies", below: "",
      rows: { _ in true })
  }

  func cells(
    _ roles: [DependencyTable.Entry], _ frameworks: [FrameworkTable.Entry]
  ) -> [StatedCell] {
    roles.map { StatedCell(from: $0.from, to: $0.to, origin: $0.origin) }
      + frameworks.map { StatedCell(from: $0.from, to: nil, origin: $0.origin) }
  }

  /// Reports each role that cells name and no type has once, at its row or the first of them. A role that the file
  /// declares is its patterns' matter.
  /// - Parameters:
  ///   - place: of an override, where its rows count: ` below 'App/Old'`.
  ///   - rows: whether the types of a file can stand for a row.
  mutating func judge(
    _ cells: [StatedCell], key: String, below place: String, rows: (Int) -> Bool
  ) {
    guard model.types.contains(where: { $0.role != nil }) else { return }
    let declared = file.roles.filter { isOwn($0.origin) }.map(\.role)
    var missing: [(role: Role, place: String, cells: [StatedCell])] = []
    for cell in cells where isOwn(cell.origin) && !isReadElsewhere(cell) {
      let rowIsThere = model.hasType(in: cell.from, where: rows)
      let role = rowIsThere ? cell.to : cell.from
      guard let role, !declared.contains(role), !rowIsThere || isDead(column: role) else {
        continue
      }
      let place = model.hasType(in: role) ? place : ""
      if let index = missing.firstIndex(where: { $0.role == role && $0.place == place }) {
        missing[index].cells.append(cell)
      } else {
        missing.append((role, place, [cell]))
      }
    }
    for (role, place, cells) in missing { report(role, place, cells, key: key) }
  }

  private mutating func report(
    _ role: Role, _ place: String, _ cells: [StatedCell], key: String
  ) {
    guard let first = cells.first(where: { $0.from == role }) ?? cells.first else { return }
    var lines: [Int] = []
    for cell in cells
    where cell.origin.line != first.origin.line && !lines.contains(cell.origin.line) {
      lines.append(cell.origin.line)
    }
    let also = lines.prefix(5).map(String.init).joined(separator: ", ")
    let others = lines.isEmpty ? "" : ", as what lines \(also) say of it"
    report(
      first.origin, key: key, entry: role.name,
      "no type\(place) is \(withArticle(role)), so this decides nothing",
      help: "take it away\(others), or tell under 'roles' which types have the role",
      caption: "decides nothing")
  }

  /// A framework's controller counts as a view, and who may know services may reach data: those
  /// columns need no type.
  private func isDead(column role: Role) -> Bool {
    role != .view && role != .service && !model.hasType(in: role)
  }

  /// Cells that tell more than what a row's types may name: which preset fits, who stands for whom,
  /// what a view model is.
  private func isReadElsewhere(_ cell: StatedCell) -> Bool {
    switch (cell.from, cell.to) {
    case (.interactor, .router), (.interactor, .view), (.viewModel, .interactor),
      (.viewModel, .service), (.view, .interactor), (.view, .request):
      return true
    case (.interactor, nil), (.viewModel, nil), (.view, nil): return true
    case (.router, _), (_, .router):
      // Where no preset speaks of routers, a cell that does makes moving between screens their task.
      return !model.settings.table.entries.contains {
        $0.origin.isPreset && ($0.from == .router || $0.to == .router)
      }
    default: return false
    }
  }

  // MARK: Frameworks

  mutating func judgeFrameworks() {
    let cells = file.frameworkCells + file.overrides.flatMap(\.frameworkCells)
    for group in file.frameworkGroups where isOwn(group.origin) {
      let rows = cells.filter { $0.group == group.name }
      if rows.isEmpty {
        report(
          group.origin, key: "frameworks", entry: group.name,
          "'frameworks' defines '\(group.name)', which no row of the table names",
          help: "take it away, or name it in a row, as '\(group.name): never'",
          caption: "no row names it")
        continue
      }
      judge(group, rows)
    }
  }

  /// A ban that everybody keeps is no dead one. A group that is only opened, or whose name the code
  /// spells with other capitals, does nothing.
  private mutating func judge(_ group: FrameworkGroup, _ rows: [FrameworkTable.Entry]) {
    let origins = file.places.frameworks[group.name] ?? []
    for (member, origin) in zip(group.members, origins) {
      let name = member.hasPrefix("@") ? String(member.dropFirst()) : member
      guard !model.mentions(name), let other = model.otherSpelling(of: name) else { continue }
      report(
        origin, key: "frameworks.\(group.name)", entry: member,
        "nothing is called '\(name)', but '\(other)' is", help: "write '\(other)'")
      return
    }
    let isMentioned = group.members.contains {
      model.mentions($0.hasPrefix("@") ? String($0.dropFirst()) : $0)
    }
    guard !isMentioned, rows.allSatisfy(\.isAllowed), let first = rows.first else { return }
    report(
      first.origin, key: "dependencies", entry: group.name,
      "nothing imports or names what '\(group.name)' stands for, so this opens nothing",
      caption: "opens nothing")
  }
}
