import Configuration
import Lexing
import Outlining

/// Closures that are handed to what is made and kept: `child = Child(onFinish: { self.close() })`.
extension ClosureCollector {
  /// - Parameters:
  ///   - closure: nil where a method of `self` may stand in its place.
  ///   - offset: where the argument begins.
  mutating func collectMade(
    with closure: ClosureFact?, at offset: UInt32, _ callee: ReferenceID, _ file: Int
  ) {
    let reference = table.reference(file, callee)
    guard let from = table.enclosingType(file: file, reference.owner), isFreed(from),
      model[from].kind.isReferenceType,
      let keeping = propertyKeeping(reference, of: from, file),
      let argument = argument(of: callee, at: offset, file), argument.label != .none,
      let keeper = values.value(of: reference, file: file).types.first,
      isFreed(keeper), model[keeper].kind != .protocol,
      let kept = table.property(table.simpleName(file: file, argument.label), of: keeper),
      keeps(kept.place), isClosure(kept.place)
    else { return }
    let name = table.simpleName(file: file, keeping)
    let held: (use: TextRange, way: ClosureHold.Way)?
    if let closure {
      held =
        assigns(name, in: closure, file)
        ? nil : useOfSelf(in: closure, file).map { ($0, .made) }
    } else {
      held = method(in: argument, of: from, reference.owner, file).map {
        (argument.range, .method(name: $0))
      }
    }
    guard let held else { return }
    let edge = Edge(
      from: from, to: .own(keeper), kind: .stores, ownership: .strong, traits: [], file: file,
      range: reference.range, member: table.memberName(of: reference, file: file), variable: .none,
      owner: reference.owner)
    found.append(
      ClosureHold(
        keeper: keeper, property: table.text(file, argument.label), from: from,
        captured: .owner(property: table.text(file, keeping)), edge: edge, way: held.way,
        use: held.use))
  }

  /// The strong property that what is made goes into: its initial value, or what is assigned to it.
  private mutating func propertyKeeping(
    _ reference: TypeReference, of type: TypeID, _ file: Int
  ) -> NameID? {
    let outline = model.files[file].outline
    if reference.variable != .none, reference.flags.contains(.inInitialValue) {
      let variable = table.variable(file, reference.variable)
      if variable.kind == .local { return property(assigned: variable, of: type, file) }
      guard variable.kind == .member, variable.storage != .computed, !variable.isStatic,
        variable.ownership.isStrong
      else { return nil }
      return variable.name
    }
    let row =
      outline.chains.indices.partitionPoint {
        offset(of: outline.chains[$0], outline) >= reference.range.start
      } - 1
    guard reference.flags.contains(.assigned), row >= 0, outline.chains[row].isAssigned else {
      return nil
    }
    let chain = outline.chains[row]
    guard chain.components.count == 1, let only = chain.components.first, chain.base == .none,
      chain.beginsWithSelf || !isLocal(only, chain, file)
    else { return nil }
    let component = outline.components[only]
    guard
      let property = table.property(table.simpleName(file: file, component.name), of: type),
      keeps(property.place)
    else { return nil }
    return component.name
  }

  /// `let props = Props(onTap: close); self.props = props`
  private func property(
    assigned local: Variable, of type: TypeID, _ file: Int
  ) -> NameID? {
    guard local.owner != .none else { return nil }
    let outline = model.files[file].outline
    let name = table.simpleName(file: file, local.name)
    let function = table.declaration(file, local.owner)
    let first = outline.chains.indices.partitionPoint {
      offset(of: outline.chains[$0], outline) >= local.end
    }
    for row in outline.chains.indices[first...].prefix(mostArguments) {
      let chain = outline.chains[row]
      guard offset(of: chain, outline) < function.end else { break }
      guard chain.isAssigned, chain.components.count == 1, chain.base == .none,
        isParameter(row + 1, name, file), let only = chain.components.first,
        chain.beginsWithSelf || !isLocal(only, chain, file),
        let property = table.property(
          table.simpleName(file: file, outline.components[only].name), of: type),
        keeps(property.place)
      else { continue }
      return outline.components[only].name
    }
    return nil
  }

  private func argument(
    of callee: ReferenceID, at offset: UInt32, _ file: Int
  ) -> CallArgument? {
    let arguments = model.files[file].outline.arguments
    let first = arguments.indices.partitionPoint { arguments[$0].range.start >= offset }
    guard first < arguments.count, arguments[first].range.start == offset,
      arguments[first].type == callee
    else { return nil }
    return arguments[first]
  }

  /// The name of the method of `self` that an argument is.
  private func method(
    in argument: CallArgument, of type: TypeID, _ owner: DeclarationID, _ file: Int
  ) -> String? {
    let outline = model.files[file].outline
    let name: NameID
    switch argument.value {
    case .name(let single):
      let start = argument.range.start
      if table.local(single, file: file, from: owner, before: start) != nil { return nil }
      name = single
    case .chain(let row):
      let chain = outline.chains[Int(row)]
      guard chain.beginsWithSelf, outline.isLoneName(chain), let only = chain.components.first
      else { return nil }
      name = outline.components[only].name
    case .nothing, .type: return nil
    }
    let number = table.simpleName(file: file, name)
    guard table.property(number, of: type) == nil, table.function(number, of: type) != nil else {
      return nil
    }
    return table.text(file, name)
  }
}
