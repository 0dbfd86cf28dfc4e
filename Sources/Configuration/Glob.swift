/// A path pattern relative to the root: `*` and `?` within a level, `**` over levels, `{a,b}` and
/// `[a-z]` not (they are refused when the configuration is read). A pattern that matches a folder
/// matches all below it.
package struct Glob: Hashable, Sendable, CustomStringConvertible {
  package let pattern: String
  package init(_ pattern: String) { self.pattern = pattern }
  package var description: String { pattern }
}
