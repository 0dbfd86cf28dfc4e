/// How far a row may know a column.
package enum Permission: String, Sendable {
  case never
  /// Only through an abstraction.
  case `protocol`
  case any
}

/// Where a reference stands, in order of strength (the names of the JSON contract).
package enum ReferenceKind: String, CaseIterable, Sendable {
  case inherits, stores, parameter, result, enumPayload, constraint, cast, constructs, staticMember
  case genericArgument, local

  // For other modules the derived one is a call through a table.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.strength == right.strength }

  @inlinable package var strength: Int {
    switch self {
    case .inherits: 11
    case .stores: 10
    case .parameter: 9
    case .result: 8
    case .enumPayload: 7
    case .constraint: 6
    case .cast: 5
    case .constructs: 4
    case .staticMember: 3
    case .genericArgument: 2
    case .local: 1
    }
  }
}

/// One cell of the table: what the row's role may know of the column's, and how it may hold it.
package struct Cell: Hashable, Sendable {
  package var permission: Permission
  /// What holds instead for a type of the same role in the same module or in shared code (`own`).
  /// Where it narrows the cell (`any; never (own)`: a router asks every builder but its own), it is
  /// meant for the module's own types alone, not for shared code.
  package var own: Permission?
  /// What holds for another module's components, which are closed where this is nil.
  package var other: Permission?
  /// A stored reference must be weak.
  package var isWeak: Bool
  /// The kinds of reference that the cell opens; nil for all. Any other kind is `never`.
  package var kinds: [ReferenceKind]?
  /// The reason that the configuration gives, for messages.
  package var because: String?

  package init(
    _ permission: Permission, own: Permission? = nil, other: Permission? = nil,
    isWeak: Bool = false,
    kinds: [ReferenceKind]? = nil, because: String? = nil
  ) {
    self.permission = permission
    self.own = own
    self.other = other
    self.isWeak = isWeak
    self.kinds = kinds
    self.because = because
  }
}

/// An architecture: who may know whom. A row and a column that it does not state are `any`.
package struct DependencyTable: Sendable {
  /// One stated cell and where it was stated.
  package struct Entry: Sendable {
    package var from: Role
    /// nil for `'*'`, the columns that the row does not name.
    package var to: Role?
    package var cell: Cell
    package var origin: Origin

    package init(from: Role, to: Role?, cell: Cell, origin: Origin) {
      self.from = from
      self.to = to
      self.cell = cell
      self.origin = origin
    }
  }

  /// In order of statement; a later entry replaces an earlier one of the same row and column.
  package private(set) var entries: [Entry] = []
  private var index: [Role: [Role: Int]] = [:]
  private var rest: [Role: Int] = [:]

  package init() {}

  /// Lays cells over those that are stated: a cell replaces the one of the same row and column, a
  /// row with `'*'` the whole row.
  mutating func lay(_ upper: [Entry]) {
    let all = laid(upper, over: entries)
    self = DependencyTable()
    for entry in all { set(entry) }
  }

  package mutating func set(_ entry: Entry) {
    let position = entries.count
    if let to = entry.to {
      index[entry.from, default: [:]][to] = position
    } else {
      rest[entry.from] = position
    }
    entries.append(entry)
  }

  /// The cell that is in force, or nil where the table says nothing (which permits all).
  package func entry(from: Role, to: Role) -> Entry? {
    if let position = index[from]?[to] { return entries[position] }
    if let position = rest[from] { return entries[position] }
    return nil
  }

  package func cell(from: Role, to: Role) -> Cell { entry(from: from, to: to)?.cell ?? Cell(.any) }
}

/// Cells over others: a cell replaces the one of the same row and column. A row with `'*'` replaces
/// the whole row, as otherwise `'*'` would stand for no column at all.
func laid(
  _ upper: [DependencyTable.Entry], over lower: [DependencyTable.Entry]
) -> [DependencyTable.Entry] {
  struct Place: Hashable {
    var from: Role
    var to: Role?
  }
  let rows = Set(upper.filter { $0.to == nil }.map(\.from))
  let cells = Set(upper.map { Place(from: $0.from, to: $0.to) })
  return lower.filter {
    !rows.contains($0.from) && !cells.contains(Place(from: $0.from, to: $0.to))
  } + upper
}

/// Where a setting was stated.
package struct Origin: Hashable, Sendable {
  /// A preset's name (`viper`) or the configuration file's path.
  package var source: String
  package var isPreset: Bool
  /// 1-based; 0 where there is none.
  package var line: Int
  /// 1-based, in UTF-8 bytes; 0 where there is none.
  package var column: Int

  package init(source: String, isPreset: Bool, line: Int, column: Int = 0) {
    self.source = source
    self.isPreset = isPreset
    self.line = line
    self.column = column
  }
}
