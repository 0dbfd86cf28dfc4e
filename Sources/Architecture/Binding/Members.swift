import Configuration
import Lexing
import Outlining

extension SymbolTable {
  /// Lists the properties and functions of each type and the parameters and locals of each
  /// function, for resolving chains.
  mutating func collectMembers() {
    groupByOwner()
    for word in Words.shipped.inOrder(.givingSelf) {
      if let name = names.number(of: word) { namesGivingSelf.insert(name) }
    }
    let environment = names.number(of: "EnvironmentValues") ?? -1
    let containers = Words.shipped.inOrder(.injectedContainers).compactMap(names.number(of:))
    for file in files.indices {
      let outline = files[file].outline
      for (index, variable) in outline.variables.enumerated() {
        switch variable.kind {
        case .member:
          guard variable.owner != .none else { continue }
          let type = typeOfDeclaration[file][Int(variable.owner.rawValue)]
          let name = simpleName(file: file, variable.name)
          let place = GlobalNames.Place(
            file: file, variable: VariableID(UInt32(index)), isPrivate: false)
          let owner = simpleName(
            file: file, outline.declarations[Int(variable.owner.rawValue)].name)
          if containers.contains(owner) { injectedValues.add(place, named: name) }
          guard type >= 0 else {
            if owner == environment {
              environmentValues.add(place, named: name)
            } else if !variable.isStatic, !variable.access.isHidden {
              addedValues.add(place, named: name)
            }
            continue
          }
          if variablesOfType[Int(type), name] == nil {
            variablesOfType[Int(type), name] = Int32(memberPlaces.count)
            memberPlaces.append(
              MemberPlace(file: file, index: UInt32(index), isFunction: false))
          }
          let isGeneric = !outline.declarations[Int(variable.owner.rawValue)].genericParameters
            .isEmpty
          if variable.ownership == .weak, isGeneric { weakHolders.insert(TypeID(Int(type))) }
        case .global:
          globals.add(
            GlobalNames.Place(
              file: file, variable: VariableID(UInt32(index)), isPrivate: variable.access.isHidden),
            named: simpleName(file: file, variable.name))
        case .local, .parameter, .closureParameter, .binding: break
        }
      }
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind == .function && declaration.parent != .none {
        let type = typeOfDeclaration[file][Int(declaration.parent.rawValue)]
        let name = simpleName(file: file, declaration.name)
        let givesSelf = declaration.modifiers.contains(.givesSelf)
        guard type >= 0 else {
          if givesSelf, self.declaration(file, declaration.parent).kind == .extension {
            namesGivingSelf.insert(name)
          }
          continue
        }
        if functionsOfType[Int(type), name] == nil {
          if givesSelf { placesGivingSelf.insert(memberPlaces.count) }
          functionsOfType[Int(type), name] = Int32(memberPlaces.count)
          memberPlaces.append(MemberPlace(file: file, index: UInt32(index), isFunction: true))
        }
      }
    }
  }

  /// Groups the locals and the references of each file.
  private mutating func groupByOwner() {
    let files = files
    let grouped = threads.mapRanges(of: files.count) { range in
      (
        locals: range.map { LocalNames(files[$0].outline) },
        references: range.map { GroupedReferences(files[$0].outline) }
      )
    }
    locals = grouped.flatMap(\.locals)
    typeReferences = grouped.flatMap(\.references)
  }

  /// The property that a name means on a type: its own, then what it inherits.
  ///
  /// The place is an index into ``memberPlaces``.
  func property(_ name: Int32, of type: TypeID) -> (place: Int, declaredIn: TypeID)? {
    for ancestor in ancestors(of: type) {
      if let place = variablesOfType[ancestor.index, name] {
        return (Int(place), ancestor)
      }
    }
    return nil
  }

  func function(_ name: Int32, of type: TypeID) -> (place: Int, declaredIn: TypeID)? {
    for ancestor in ancestors(of: type) {
      if let place = functionsOfType[ancestor.index, name] {
        return (Int(place), ancestor)
      }
    }
    return nil
  }

  /// The parameter or local that a name means in a function: the last one declared before it.
  func local(
    _ name: NameID, file: Int, from owner: DeclarationID, before offset: UInt32
  ) -> VariableID? {
    var current = owner
    while current != .none {
      let declaration = declaration(file, current)
      if declaration.kind.isNominalType || declaration.kind == .extension {
        return localOfProperty(name, file, of: current, before: offset)
      }
      if let found = locals[file].last(
        name, of: current, in: files[file].outline, before: offset,
        where: { isVisible(variable(file, $0), at: offset) })
      {
        return found
      }
      current = declaration.parent
    }
    return nil
  }

  /// A local of a computed property's accessor, or of a closure that a property keeps: it belongs to no
  /// function, and is seen in its own property alone.
  private func localOfProperty(
    _ name: NameID, _ file: Int, of type: DeclarationID, before offset: UInt32
  ) -> VariableID? {
    let outline = files[file].outline
    // Those of other properties are no more than passed by.
    return locals[file].last(name, of: type, in: outline, before: offset, most: 4) { local in
      guard isVisible(outline.variables[Int(local.rawValue)], at: offset) else { return false }
      // Variables stand in source order: the property around a local is the nearest member before it.
      let before = outline.variables[..<Int(local.rawValue)].suffix(mostLocals)
      guard let property = before.last(where: { $0.kind == .member && $0.owner == type }) else {
        return false
      }
      return offset < property.end
    }
  }

  /// A local is not seen before it, nor in its own initial value: `guard let view = view`.
  private func isVisible(_ variable: Variable, at offset: UInt32) -> Bool {
    guard variable.nameRange.start < offset else { return false }
    return offset >= variable.end || variable.kind == .parameter
  }
}

/// How far back the property is looked for that a local stands in: few bodies have more locals.
private let mostLocals = 256
