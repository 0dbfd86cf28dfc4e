import Configuration

/// What a later configuration lets pass and the earlier one did not, by what is in force of both: to
/// state what held anyway, or to be stricter, silences nothing, and a strict line that is gone does.
///
/// What holds below some paths is compared with what held below the same paths, as they are written.
///
/// - Parameter preset: the one that both are laid over; nil for none.
func configurationSilences(
  from before: ConfigurationFile?, to now: ConfigurationFile?, rules: [RuleDeclaration],
  preset name: String?
) -> [Silence] {
  guard let file = (now ?? before)?.file else { return [] }
  let preset = name.flatMap { name in try? Configuration.preset(named: name) }
  let base = settings(from: before, preset: preset)
  let head = settings(from: now, preset: preset)
  var silences = added(exclusions(of: now), to: exclusions(of: before))
  if let change = presetChange(from: before, to: now) { silences.append(change) }
  var scopes: [[String]] = [[]]
  for override in head.overrides + base.overrides {
    let paths = override.paths.map(\.pattern)
    if !scopes.contains(paths) { scopes.append(paths) }
  }
  var (old, new): ([Silence], [Silence]) = ([], [])
  for paths in scopes {
    let scope = ComparedScope(
      paths: paths, old: StatedPolicy(before, base, below: paths),
      new: StatedPolicy(now, head, below: paths), rules: rules, file: file)
    silences += scope.looserCells + scope.looserFrameworks + scope.lowerSeverities
    old += scope.exceptions(of: scope.old)
    new += scope.exceptions(of: scope.new)
  }
  return inOrderOfLines(silences + added(new, to: old))
}

/// What is stated before what is no more stated, which has no line.
private func inOrderOfLines(_ silences: [Silence]) -> [Silence] {
  silences.enumerated().ordered { one, other in
    let lines = [one, other].map { $0.element.line == 0 ? .max : $0.element.line }
    return lines[0] == lines[1] ? one.offset < other.offset : lines[0] < lines[1]
  }.map(\.element)
}

private func exclusions(of configuration: ConfigurationFile?) -> [Silence] {
  guard let configuration else { return [] }
  return configuration.exclude.enumerated().map { index, glob in
    let places = configuration.places.exclude
    let origin = places.indices.contains(index) ? places[index] : nil
    return Silence(
      kind: .configuration, text: "excludes \(glob)", file: origin?.source ?? configuration.file,
      line: origin?.line ?? 0)
  }
}

/// Another preset is another architecture, of which no cell tells whether it permits more.
private func presetChange(
  from before: ConfigurationFile?, to now: ConfigurationFile?
) -> Silence? {
  guard let now, case .named(let old) = before?.presetChoice,
    case .named(let new) = now.presetChoice,
    old != new
  else { return nil }
  return Silence(
    kind: .configuration, text: "preset: \(new), was \(old)",
    file: now.places.preset?.source ?? now.file, line: now.places.preset?.line ?? 0)
}

// MARK: What is in force

/// What one configuration states for all files or below some paths, and what is in force there.
private struct StatedPolicy {
  var settings: Settings
  var cells: [DependencyTable.Entry] = []
  var frameworkCells: [FrameworkTable.Entry] = []
  var rules: [String: RuleSettings] = [:]

  init(_ configuration: ConfigurationFile?, _ whole: Settings, below paths: [String]) {
    guard !paths.isEmpty else {
      settings = whole
      cells = configuration?.dependencies ?? []
      frameworkCells = configuration?.frameworkCells ?? []
      rules = configuration?.rules ?? [:]
      return
    }
    let indices = whole.overrides.indices.filter {
      whole.overrides[$0].paths.map(\.pattern) == paths
    }
    settings = whole.applying(indices)
    for override in indices.map({ whole.overrides[$0] }) {
      cells += override.dependencies
      frameworkCells += override.frameworkCells
      rules.merge(override.rules) { $1 }
    }
  }

  func severity(of rule: RuleDeclaration) -> Severity {
    settings.rules[rule.id]?.severity ?? rule.severity
  }

  func allows(_ cell: FrameworkTable.Entry) -> Bool {
    settings.frameworkTable.entry(from: cell.from, group: cell.group)?.isAllowed ?? true
  }
}

/// All files, or those below some paths, as they are judged before and now.
private struct ComparedScope {
  /// Empty for all files.
  var paths: [String]
  var old: StatedPolicy
  var new: StatedPolicy
  /// All that a configuration may state.
  var rules: [RuleDeclaration]
  /// The configuration's file, for what is no more stated.
  var file: String

  private func silence(_ text: String, _ origin: Origin?) -> Silence {
    let below = paths.isEmpty ? "" : " (\(paths.joined(separator: ", ")))"
    return Silence(
      kind: .configuration, text: text + below, file: origin?.source ?? file,
      line: origin?.line ?? 0)
  }

  // MARK: Cells

  /// The cells that either states and that permit more now.
  var looserCells: [Silence] {
    var seen: Set<[String]> = []
    func isFirst(_ entry: DependencyTable.Entry) -> Bool {
      seen.insert([entry.from.name, entry.to?.name ?? "*"]).inserted
    }
    // Of a cell that is stated twice the last holds.
    let stated = Array(new.cells.reversed().filter(isFirst).reversed())
    let gone = old.cells.reversed().filter(isFirst).reversed()
    return stated.compactMap { looser($0, $0.origin) } + gone.compactMap { looser($0, nil) }
  }

  private func looser(_ entry: DependencyTable.Entry, _ origin: Origin?) -> Silence? {
    guard let column = entry.to else { return looserRow(entry, origin) }
    let was = old.settings.table.cell(from: entry.from, to: column)
    let cell = new.settings.table.cell(from: entry.from, to: column)
    guard cell.permitsMore(than: was) else { return nil }
    return silence("\(entry.from.name) → \(column.name): \(cell.plain), was \(was.plain)", origin)
  }

  /// A row's `'*'` where it permits more for a column that is not stated by itself.
  private func looserRow(_ entry: DependencyTable.Entry, _ origin: Origin?) -> Silence? {
    let named = Set((old.cells + new.cells).filter { $0.from == entry.from }.compactMap(\.to))
    let looser = Set(old.settings.knownRoles + new.settings.knownRoles).subtracting(named)
      .filter { column in
        new.settings.table.cell(from: entry.from, to: column).permitsMore(
          than: old.settings.table.cell(from: entry.from, to: column))
      }
    guard !looser.isEmpty else { return nil }
    let text = origin == nil ? "no more \(entry.cell.plain)" : entry.cell.plain
    return silence("\(entry.from.name) → *: \(text)", origin)
  }

  /// The same of who may use which frameworks.
  var looserFrameworks: [Silence] {
    var seen: Set<[String]> = []
    func isFirst(_ entry: FrameworkTable.Entry) -> Bool {
      seen.insert([entry.from.name, entry.group]).inserted
    }
    let stated = Array(new.frameworkCells.reversed().filter(isFirst).reversed())
    let gone = old.frameworkCells.reversed().filter(isFirst).reversed()
    func looser(_ entry: FrameworkTable.Entry, _ origin: Origin?) -> Silence? {
      guard new.allows(entry), !old.allows(entry) else { return nil }
      return silence("\(entry.from.name) → \(entry.group): any, was never", origin)
    }
    return stated.compactMap { looser($0, $0.origin) } + gone.compactMap { looser($0, nil) }
  }

  // MARK: Rules

  var lowerSeverities: [Silence] {
    rules.ordered { $0.id < $1.id }.compactMap { rule in
      guard old.rules[rule.id] != nil || new.rules[rule.id] != nil else { return nil }
      let (was, severity) = (old.severity(of: rule), new.severity(of: rule))
      guard severity.isLower(than: was) else { return nil }
      let stated = new.rules[rule.id]
      return silence(
        "\(rule.id): \(severity.rawValue), was \(was.rawValue)",
        stated?.severity == nil ? nil : stated?.origin)
    }
  }

  func exceptions(of side: StatedPolicy) -> [Silence] {
    side.rules.ordered { $0.key < $1.key }.flatMap { rule, settings in
      settings.allow.enumerated().map { index, allowance in
        let origins = settings.allowOrigins
        return silence(
          "\(rule) allows \(text(of: allowance))",
          origins.indices.contains(index) ? origins[index] : nil)
      }
    }
  }
}

private func text(of allowance: Allowance) -> String {
  switch allowance {
  case .path(let glob): glob.pattern
  case .type(let name): name
  case .pair(let from, let to): "\(from) → \(to)"
  }
}

// MARK: Comparing

extension Severity {
  private var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }

  fileprivate func isLower(than other: Severity) -> Bool { rank < other.rank }
}

extension Permission {
  fileprivate var rank: Int {
    switch self {
    case .never: 0
    case .protocol: 1
    case .any: 2
    }
  }
}

extension Cell {
  /// How far each may go: strangers, the module's own types, and other modules' components.
  private var ranks: [Int] {
    [permission.rank, (own ?? permission).rank, (other ?? .never).rank]
  }

  fileprivate func permitsMore(than earlier: Cell) -> Bool {
    if zip(ranks, earlier.ranks).contains(where: { $0 > $1 }) { return true }
    guard ranks.contains(where: { $0 > 0 }) else { return false }
    if earlier.isWeak, !isWeak { return true }
    guard let before = earlier.kinds else { return false }
    guard let kinds else { return true }
    return !Set(kinds).isSubset(of: before)
  }

  /// Without the reason, which permits nothing.
  fileprivate var plain: String {
    var cell = self
    cell.because = nil
    return cell.description
  }
}
