/// A group of frameworks that a configuration defines, beside the built-in `ui` and `data`.
package struct FrameworkGroup: Hashable, Sendable {
  package var name: String
  /// Modules, types, global values and functions; a name that begins with `@` is an attribute's.
  package var members: [String]
  package var origin: Origin

  package init(name: String, members: [String], origin: Origin) {
    self.name = name
    self.members = members
    self.origin = origin
  }
}

/// Which layer may import or name which frameworks: the columns of the table that are no roles.
///
/// A cell is `any` or `never`. A framework has no face that the repo's own types conform to, so
/// `protocol` and `weak` say nothing of it. `'*'` stands for roles only: a group that a row does not
/// name is open to it.
package struct FrameworkTable: Sendable {
  /// One stated cell and where it was stated.
  package struct Entry: Hashable, Sendable {
    package var from: Role
    /// `ui`, `data`, or the name of a group that the configuration defines.
    package var group: String
    package var isAllowed: Bool
    /// The reason that the configuration gives, for messages.
    package var because: String?
    package var origin: Origin

    package init(
      from: Role, group: String, isAllowed: Bool, because: String? = nil, origin: Origin
    ) {
      self.from = from
      self.group = group
      self.isAllowed = isAllowed
      self.because = because
      self.origin = origin
    }
  }

  /// The cells in force, in order of statement.
  package private(set) var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// The cell that is in force, or nil where the table says nothing (which permits all).
  package func entry(from: Role, group: String) -> Entry? {
    entries.last { $0.from == from && $0.group == group }
  }

  /// The groups that a role may neither import nor name, in order of statement.
  package func closedGroups(to role: Role) -> [Entry] {
    entries.filter { $0.from == role && !$0.isAllowed }
  }

  mutating func lay(_ upper: [Entry]) { entries = laid(upper, over: entries) }
}

/// Framework cells over others: a cell replaces the one of the same row and column.
func laid(
  _ upper: [FrameworkTable.Entry], over lower: [FrameworkTable.Entry]
) -> [FrameworkTable.Entry] {
  lower.filter { old in !upper.contains { $0.from == old.from && $0.group == old.group } } + upper
}
