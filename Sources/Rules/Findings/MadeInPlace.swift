import Architecture
import Configuration
import Lexing
import Outlining

// What is made where it is kept, and so lives by that alone.
extension StrongHolds {
  /// Whether what is held is made where the property is set, and nothing else there keeps it: weak, it
  /// would be gone at once.
  func isMade(into hold: Hold, _ to: TypeInfo) -> Bool {
    let held = Set([to.id] + hold.concrete)
    return checked.outgoing[hold.from.id.index].contains { index in
      let made = model.edges[index]
      guard made.kind == .constructs, let target = made.target, held.contains(target) else {
        return false
      }
      if made.file == hold.edge.file, made.variable == hold.edge.variable { return true }
      return made.variable == .none && isAssigned(made, to: property(hold.edge))
    }
  }

  /// Whether what is made is assigned to a property by itself, which is handed to nobody there.
  private func isAssigned(_ made: Edge, to property: String) -> Bool {
    let outline = model.files[made.file].outline
    func start(_ chain: MemberChain) -> UInt32 {
      outline.components[chain.components.lowerBound].offset
    }
    let next = outline.chains.indices.partitionPoint {
      start(outline.chains[$0]) >= made.range.start
    }
    guard next > 0, made.owner != .none else { return false }
    let target = outline.chains[next - 1]
    guard target.isAssigned, target.owner == made.owner, target.components.count == 1,
      let name = target.components.first, outline[outline.components[name].name] == property
    else { return false }
    let member = outline.declarations[Int(made.owner.rawValue)]
    return !outline.arguments.contains { argument in
      guard member.start <= argument.range.start, argument.range.start < member.end else {
        return false
      }
      let holdsMade =
        start(target) < argument.range.start && argument.range.start <= made.range.start
        && made.range.start < argument.range.end
      return holdsMade || isNamed(property, argument, outline)
    }
  }

  /// Whether an argument is nothing but a property: `controller`, `self.controller!`.
  private func isNamed(_ property: String, _ argument: CallArgument, _ outline: FileOutline) -> Bool
  {
    guard argument.isWhole else { return false }
    switch argument.value {
    case .name(let name): return outline[name] == property
    case .chain(let index):
      let components = outline.chains[Int(index)].components
      return components.count == 1
        && components.first.map { outline[outline.components[$0].name] == property } ?? false
    case .nothing, .type: return false
    }
  }
}
