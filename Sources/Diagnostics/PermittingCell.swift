package import Configuration

/// The cell that would permit what a rule reports, made from the one in force; nil for a rule that no
/// cell decides, and for memory that is never freed: a fault, which nobody means to permit.
package func cell(permitting rule: String, over cell: Cell) -> Cell? {
  var open = cell
  switch rule {
  case "layer_dependency", "protocol_boundary", "entity_in_view", "model_flow":
    open.permission = .any
    open.own = nil
    open.kinds = nil
  default: return nil
  }
  return open
}
