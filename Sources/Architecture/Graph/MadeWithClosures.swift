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
    guard !reference.flags.isDisjoint(with: ofKeptValues) || reference.context == .property,
      let from = table.enclosingType(file: file, reference.owner), isFreed(from),
      model[from].kind.isReferenceType,
      let keeping = propertyKeeping(reference, of: from, file)
    else { return }
    if let closure, words.keepingTypes.contains(table.path(file, reference.name).last) {
      collectKeptByFramework(closure, reference, keeping, from, file)
      return
    }
    let argument = argument(at: offset, file)
    guard let keeper = values.value(of: reference, file: file).types.first,
      isFreed(keeper), model[keeper].kind != .protocol,
      let name = nameKept(argument, callee, by: keeper, file),
      let property = table.property(name, of: keeper),
      keeps(property.place), isClosure(property.place)
    else { return }
    let held: (use: TextRange, way: ClosureHold.Way)?
    if let closure {
      held =
        keeping.names.contains { assigns($0, in: closure, file) }
        ? nil : useOfSelf(in: closure, file).map { ($0, .made) }
    } else {
      held = argument.flatMap { argument in
        method(in: argument, of: from, reference.owner, file).map {
          (argument.range, .method(name: $0))
        }
      }
    }
    guard let held else { return }
    let edge = edge(
      from: from, to: keeper, reference.range, table.memberName(of: reference, file: file),
      reference.owner, file)
    found.append(
      ClosureHold(
        keeper: keeper, property: table.names[name], from: from,
        captured: .owner(property: keeping.path), edge: edge, way: held.way,
        use: held.use))
  }

  /// The name under which what is made keeps an argument: its label, and of a closure behind the parentheses
  /// that of the last parameter of the only initialiser that ends in a closure, or of the only closure that a
  /// structure without an initialiser has to be made with.
  private mutating func nameKept(
    _ argument: CallArgument?, _ callee: ReferenceID, by keeper: TypeID, _ file: Int
  ) -> Int32? {
    if let argument {
      guard argument.type == callee, argument.label != .none else { return nil }
      return table.simpleName(file: file, argument.label)
    }
    if let known = namesOfLastClosures[keeper] { return known }
    let found = nameOfLastClosure(keeper)
    namesOfLastClosures[keeper] = .some(found)
    return found
  }

  /// O(members of the type).
  private func nameOfLastClosure(_ keeper: TypeID) -> Int32? {
    let own = model[keeper].declaration
    let outline = model.files[model[keeper].file].outline
    let initializers = outline.declarationRows(in: own).filter {
      outline.declarations[$0].kind == .initializer && outline.declarations[$0].parent == own
    }
    if initializers.isEmpty, model[keeper].kind == .struct { return nameOfOnlyClosure(keeper) }
    var names: Set<Int32> = []
    for row in initializers {
      let function = DeclarationID(UInt32(row))
      let last = outline.variables[outline.variableRows(in: function)].last {
        $0.kind == .parameter && $0.owner == function
      }
      guard let last, last.isFunction else { continue }
      names.insert(table.simpleName(file: model[keeper].file, last.name))
    }
    return names.count == 1 ? names.first : nil
  }

  /// `struct Actions { let selected: (Int) -> Void }`
  private func nameOfOnlyClosure(_ keeper: TypeID) -> Int32? {
    let own = model[keeper].declaration
    let file = model[keeper].file
    let outline = model.files[file].outline
    let closures = outline.variables[outline.variableRows(in: own)].filter { variable in
      variable.owner == own && variable.kind == .member && !variable.isStatic
        && variable.storage == .stored && !variable.hasInitialValue
        && isClosure(variable, model[keeper].file)
    }
    // An optional 'var' need not be given.
    let constants = closures.filter(\.isLet)
    let needed = constants.isEmpty ? closures : constants
    return needed.count == 1 ? table.simpleName(file: file, needed[0].name) : nil
  }

  /// `dataSource = UITableViewDiffableDataSource(tableView: table) { … self.cell() … }`
  private mutating func collectKeptByFramework(
    _ closure: ClosureFact, _ reference: TypeReference, _ keeping: KeepingPath, _ from: TypeID,
    _ file: Int
  ) {
    guard keeping.names.count == 1,
      !keeping.names.contains(where: { assigns($0, in: closure, file) }),
      let use = useOfSelf(in: closure, file)
    else { return }
    let edge = edge(
      from: from, to: from, reference.range, table.memberName(of: reference, file: file),
      reference.owner, file)
    found.append(
      ClosureHold(
        keeper: from, property: "", from: from, captured: .owner(property: keeping.path),
        edge: edge,
        way: .handed(function: table.text(file, reference.name)), use: use,
        framework: table.text(file, reference.name)))
  }

  /// The strong property that what is made goes into: its initial value, or what is assigned to it.
  private mutating func propertyKeeping(
    _ reference: TypeReference, of type: TypeID, _ file: Int
  ) -> KeepingPath? {
    let outline = model.files[file].outline
    if reference.variable != .none,
      reference.flags.contains(.inInitialValue) || reference.context == .property
    {
      let variable = table.variable(file, reference.variable)
      if variable.kind == .local { return property(assigned: variable, of: type, file) }
      return keeps(variable) ? path(of: [variable.name], file) : nil
    }
    let row = outline.chainRows(from: 0, to: reference.range.start).upperBound - 1
    guard reference.flags.contains(.assigned), row >= 0 else { return nil }
    return propertyAssigned(by: row, of: type, file)
  }

  /// `self.props = …`, and `header.props = …` where a class that is kept keeps them in turn.
  private mutating func propertyAssigned(
    by row: Int, of type: TypeID, _ file: Int
  ) -> KeepingPath? {
    let chain = model.files[file].outline.chains[row]
    guard chain.isAssigned, let last = chain.components.last else { return nil }
    return keepingPath(of: chain, through: last, of: type, file)
  }

  /// The strong properties that the first names of a chain are: of the type itself, and of what that keeps.
  mutating func keepingPath(
    of chain: MemberChain, through last: Int, of type: TypeID, _ file: Int
  ) -> KeepingPath? {
    let first = chain.components.lowerBound
    guard last - first <= 1, let own = ownProperty(beginning: chain, of: type, file) else {
      return nil
    }
    guard last > first else { return path(of: [own], file) }
    let name = model.files[file].outline.components[last].name
    guard let child = values.value(of: chain, before: last, file: file).types.first,
      isFreed(child), whoKeeps(table.simpleName(file: file, name), child) != nil
    else { return nil }
    return path(of: [own, name], file)
  }

  /// `let props = Props(onTap: close); self.props = props`
  private mutating func property(
    assigned local: Variable, of type: TypeID, _ file: Int
  ) -> KeepingPath? {
    guard local.owner != .none else { return nil }
    let outline = model.files[file].outline
    let name = table.simpleName(file: file, local.name)
    let function = table.declaration(file, local.owner)
    let rows = outline.chainRows(from: local.end, to: function.end)
    for row in rows.prefix(mostArguments) where isParameter(row + 1, name, file) {
      if let found = propertyAssigned(by: row, of: type, file) { return found }
    }
    return nil
  }

  private func path(of names: [NameID], _ file: Int) -> KeepingPath {
    KeepingPath(
      names: names.map { table.simpleName(file: file, $0) },
      path: names.map { table.text(file, $0) }.joined(separator: "."))
  }

  /// The name of the method of `self` that an argument is.
  private func method(
    in argument: CallArgument, of type: TypeID, _ owner: DeclarationID, _ file: Int
  ) -> String? {
    guard let name = ownMember(in: argument, owner, file),
      isMethod(table.simpleName(file: file, name), of: type)
    else { return nil }
    return table.text(file, name)
  }
}

/// The properties by which a class keeps what it made.
struct KeepingPath {
  var names: [Int32]
  /// `props`, `header.props`
  var path: String
}

// Made once: a literal of another module's set is put together flag by flag wherever it stands.
private let ofKeptValues: ReferenceFlags = [.assigned, .inInitialValue]
