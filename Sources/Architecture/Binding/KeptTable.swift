/// The table as values keep it that are copied: one reference, where copies of all that is in it were a tenth
/// of this target's machine code. What changes while it asks keeps the table itself, for through a reference
/// of its own each question would copy it.
final class KeptTable: Sendable {
  let table: SymbolTable

  init(_ table: SymbolTable) { self.table = table }
}
