import Lexing
import Outlining

/// What a closure captures, and which properties and locals may keep it.
extension ClosureCollector {
  // MARK: Properties

  /// Whether a member is stored in each instance and keeps alive what it holds.
  func keeps(_ place: Int) -> Bool {
    let member = table.memberPlaces[place]
    return !member.isFunction && keeps(table.variable(member.file, VariableID(member.index)))
  }

  func keeps(_ variable: Variable) -> Bool {
    variable.kind == .member && variable.storage != .computed && !variable.isStatic
      && variable.ownership.isStrong
  }

  /// The strong property of `self` that a chain begins with.
  func ownProperty(beginning chain: MemberChain, of type: TypeID, _ file: Int) -> NameID? {
    guard let first = chain.components.first, chain.base == .none,
      chain.beginsWithSelf || !isLocal(first, chain, file)
    else { return nil }
    let name = model.files[file].outline.components[first].name
    guard let property = table.property(table.simpleName(file: file, name), of: type),
      keeps(property.place)
    else { return nil }
    return name
  }

  /// The member of `self` that an argument is: `bag`, `self.bag`.
  func ownMember(in argument: CallArgument, _ owner: DeclarationID, _ file: Int) -> NameID? {
    let outline = model.files[file].outline
    switch argument.value {
    case .name(let name):
      let start = argument.range.start
      return table.local(name, file: file, from: owner, before: start) == nil ? name : nil
    case .chain(let row):
      let chain = outline.chains[Int(row)]
      guard chain.beginsWithSelf, outline.isLoneName(chain) else { return nil }
      return chain.components.first.map { outline.components[$0].name }
    case .nothing, .type: return nil
    }
  }

  /// Whether a name is that of a type's method, and of nothing that it stores.
  func isMethod(_ name: Int32, of type: TypeID) -> Bool {
    table.property(name, of: type) == nil && table.function(name, of: type) != nil
  }

  // MARK: Locals

  func isLocal(_ component: Int, _ chain: MemberChain, _ file: Int) -> Bool {
    local(model.files[file].outline.components[component], chain, file) != nil
  }

  /// The parameter or local that a chain begins with, in a closure that is a property's value too.
  func local(
    _ component: ChainComponent, _ chain: MemberChain, _ file: Int
  ) -> VariableID? {
    if let found = table.local(
      component.name, file: file, from: chain.owner, before: component.offset)
    {
      return found
    }
    guard chain.variable != .none else { return nil }
    let start = table.variable(file, chain.variable).nameRange.start
    let variables = model.files[file].outline.variables
    var row =
      variables.indices.partitionPoint { variables[$0].nameRange.start >= component.offset } - 1
    while row >= 0, variables[row].nameRange.start > start {
      if variables[row].name == component.name, variables[row].kind != .member {
        return VariableID(UInt32(row))
      }
      row -= 1
    }
    return nil
  }

  /// The property whose value a local is: `lazy var child = { let child = Child(); …; return child }()`.
  mutating func propertyMade(
    of local: VariableID, _ keeper: TypeID, _ chain: MemberChain, _ file: Int
  ) -> String? {
    guard chain.variable != .none else { return nil }
    let variable = table.variable(file, chain.variable)
    guard keeps(variable), values.value(of: chain.variable, file: file).types.contains(keeper)
    else { return nil }
    return table.text(file, variable.name)
  }

  // MARK: Captures

  /// Where `self` is used in a closure; a method of `self` is a use of it.
  func useOfSelf(in given: Given) -> TextRange? {
    given.closure.map { useOfSelf(in: $0, given.file) } ?? given.method
  }

  func useOfSelf(in closure: ClosureFact, _ file: Int) -> TextRange? {
    guard selfName >= 0 else { return nil }
    return firstUse(in: closure, file, name: selfName) { $0.beginsWithSelf }
  }

  /// Where a local's name is used in a closure, unless something else has that name there.
  func use(of name: NameID, in given: Given) -> TextRange? {
    guard let closure = given.closure else { return nil }
    let file = given.file
    let outline = model.files[file].outline
    let number = table.simpleName(file: file, name)
    let variables = outline.variableRows(from: closure.range.start, to: closure.range.end)
    guard
      !variables.contains(where: {
        table.simpleName(file: file, outline.variables[$0].name) == number
      })
    else { return nil }
    return firstUse(in: closure, file, name: number) { chain in
      guard !chain.beginsWithSelf, let first = chain.components.first else { return false }
      return table.simpleName(file: file, outline.components[first].name) == number
    }
  }

  /// Whether a closure lets go of what a property holds, or puts something else there.
  func assigns(_ property: Int32, in given: Given) -> Bool {
    given.closure.map { assigns(property, in: $0, given.file) } ?? false
  }

  func assigns(_ property: Int32, in closure: ClosureFact, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    return chains(within: closure, file).contains { chain in
      guard chain.isAssigned, let last = chain.components.last else { return false }
      return table.simpleName(file: file, outline.components[last].name) == property
    }
  }

  /// The first chains that stand in a closure.
  private func chains(within closure: ClosureFact, _ file: Int) -> ArraySlice<MemberChain> {
    let outline = model.files[file].outline
    let rows = outline.chainRows(from: closure.range.start, to: closure.range.end)
    return outline.chains[rows.prefix(mostAsked)]
  }

  /// The closures in which a name is weak, or is a parameter: `sink(weak: self) { (self) in … }`. One around
  /// that binds the name anew is not: what stands below captures what was bound.
  private func weakRanges(of name: Int32, in closure: ClosureFact, _ file: Int) -> [TextRange] {
    let outline = model.files[file].outline
    var ranges = outline.closures.compactMap { closure -> TextRange? in
      guard case .capturesWeakly(let captured) = closure.kind,
        table.simpleName(file: file, captured) == name
      else { return nil }
      return closure.range
    }
    let start = closure.range.start
    let isWithinWeak = ranges.contains { $0.start < start && $0.contains(start) }
    if isWithinWeak, let bound = boundAnew(name, before: closure, file) {
      ranges.removeAll { $0.contains(bound) && $0.contains(start) }
    }
    let rows = outline.variableRows(from: closure.range.start, to: closure.range.end)
    for variable in outline.variables[rows.prefix(mostAsked)]
    where variable.kind == .closureParameter
      && table.simpleName(file: file, variable.name) == name
    {
      let start = variable.nameRange.start
      let own = outline.closures.last { $0.range.contains(start) } ?? closure
      ranges.append(own.range)
    }
    return ranges
  }

  /// Where a name was last bound anew before a closure, and still means that in it:
  /// `{ [weak self] in guard let self else { return } … }`.
  private func boundAnew(
    _ name: Int32, before closure: ClosureFact, _ file: Int
  ) -> UInt32? {
    let outline = model.files[file].outline
    let rows = outline.variableRows(from: 0, to: closure.range.start).suffix(mostAsked)
    let bound = rows.reversed().lazy.map { outline.variables[$0] }.filter { variable in
      (variable.kind == .binding || variable.kind == .local)
        && table.simpleName(file: file, variable.name) == name
    }
    return bound.prefix(mostBound).first { variable in
      let start = variable.nameRange.start
      return !outline.closures.contains {
        $0.range.contains(start) && !$0.range.contains(closure.range.start)
      }
    }?.nameRange.start
  }

  /// The first chain or argument within a closure that is a name, but for what stands in one that captures
  /// it weakly, be it this closure, one around it or one within; else the first closure within that does so.
  private func firstUse(
    in closure: ClosureFact, _ file: Int, name: Int32, where begins: (MemberChain) -> Bool
  ) -> TextRange? {
    let outline = model.files[file].outline
    let weak = weakRanges(of: name, in: closure, file)
    func isStrong(_ offset: UInt32) -> Bool { !weak.contains { $0.contains(offset) } }
    for chain in chains(within: closure, file) {
      let start = chain.components.first.map { outline.components[$0].offset } ?? 0
      if begins(chain), isStrong(start) { return TextRange(start: start, length: 1) }
    }
    // The closure may be an argument itself.
    let rows = outline.argumentRows(from: closure.range.start + 1, to: closure.range.end)
    for value in outline.arguments[rows.prefix(mostAsked)] {
      if case .name(let used) = value.value, table.simpleName(file: file, used) == name,
        isStrong(value.range.start)
      {
        return value.range
      }
    }
    guard isStrong(closure.range.start) else { return nil }
    // `{ queue.async { [weak self] in … } }`: to hand it on weakly, the closure around holds it strongly.
    return weak.filter {
      closure.range.start < $0.start && $0.end <= closure.range.end
    }.min { $0.start < $1.start }.map { TextRange(start: $0.start, length: 1) }
  }
}

/// How many names bound anew are looked at before a closure.
private let mostBound = 4

/// How much of a closure is looked through for a name: closures within closures would be read once each.
private let mostAsked = 1024
