import Configuration
import Lexing
import Outlining

// What a value does or keeps by which it is more than data.
extension SymbolTable {
  /// Whether what a file says of a type counts for it: what tests add to the app's types is theirs.
  func speaks(_ file: Int, for type: TypeID) -> Bool {
    files[file].kind != .test || files[types[type.index].file].kind == .test
  }

  func collectSpoilingMembers(
    _ edges: EdgeTable, data: DataNames, into facts: inout [TypeFacts]
  ) {
    let declaresTypes = filesThatDeclareTypes()
    for file in files.indices { collectOwnMembers(of: file, declaresTypes, into: &facts) }
    for edge in edges.edges where edge.target == nil {
      guard let from = edge.from, let name = externalName(edge) else { continue }
      let isUI = isUIName(name) || importsSwiftUI[edge.file] && isSwiftUIName(name)
      guard isUI || data.contains(name, inFile: edge.file) else { continue }
      let member = text(edge.file, edge.member)
      switch edge.kind {
      case .stores where edge.traits.contains(.isStatic): break
      case .stores, .enumPayload:
        note(isUI ? name : nil, kept: member, isStored: edge.kind == .stores, of: from, &facts)
      default:
        guard isInMethod(edge), belongs(edge.file, to: from, declaresTypes),
          facts[from.index].members.touches == nil
        else { continue }
        facts[from.index].members.touches = member
      }
    }
  }

  private func note(
    _ uiName: String?, kept member: String, isStored: Bool, of type: TypeID,
    _ facts: inout [TypeFacts]
  ) {
    var members = facts[type.index].members
    if let uiName {
      if isUIImageName(uiName) || firstLevel(uiName) == "Image" {
        facts[type.index].images += 1
        members.image = members.image ?? member
      } else {
        members.display = members.display ?? member
      }
      if isStored, isUIViewName(uiName) { members.view = members.view ?? member }
    } else {
      members.handle = members.handle ?? member
    }
    facts[type.index].members = members
  }

  /// Whether a reference stands in a method or a subscript.
  func isInMethod(_ edge: Edge) -> Bool {
    let member = enclosingMember(file: edge.file, edge.owner)
    guard member != .none else { return false }
    switch declaration(edge.file, member).kind {
    case .function, .subscript: return true
    default: return false
    }
  }

  /// Whether what a file adds to a type is the type's own: an extension beside other types is theirs
  /// (a view's file that teaches a value to fill it).
  func belongs(_ file: Int, to type: TypeID, _ declaresTypes: [Bool]) -> Bool {
    let home = types[type.index].file
    return file == home || !declaresTypes[file] && files[file].sharesTarget(with: files[home])
  }

  /// Per file: whether it declares a type at its top level.
  func filesThatDeclareTypes() -> [Bool] {
    files.map { file in
      file.outline.declarations.contains { $0.parent == .none && $0.kind.isNominalType }
    }
  }

  private func collectOwnMembers(
    of file: Int, _ declaresTypes: [Bool], into facts: inout [TypeFacts]
  ) {
    let outline = files[file].outline
    for declaration in outline.declarations where declaration.modifiers.contains(.async) {
      guard declaration.kind == .function || declaration.kind == .subscript,
        let type = declaringType(file, declaration.parent),
        belongs(file, to: TypeID(type), declaresTypes), facts[type].members.waits == nil
      else { continue }
      facts[type].members.waits = text(file, declaration.fullName)
    }
    for variable in outline.variables where variable.isAsync {
      guard let type = declaringType(file, variable.owner), facts[type].members.waits == nil,
        belongs(file, to: TypeID(type), declaresTypes)
      else { continue }
      facts[type].members.waits = text(file, variable.name)
    }
    for variable in outline.variables
    where variable.kind == .member && !variable.ownership.isStrong {
      guard let type = declaringType(file, variable.owner), facts[type].members.isWeak == nil
      else { continue }
      facts[type].members.isWeak = text(file, variable.name)
    }
    for variable in closureProperties(file) {
      guard let type = declaringType(file, variable.owner), facts[type].members.closure == nil
      else { continue }
      facts[type].members.closure = text(file, variable.name)
    }
  }

  /// The stored properties of types that keep closures, whatever they take and give: a typealias hides the
  /// arrow.
  private func closureProperties(_ file: Int) -> [Variable] {
    let outline = files[file].outline
    var isClosure = [Bool](repeating: false, count: outline.variables.count)
    for reference in outline.references
    where reference.context == .property || reference.context == .result {
      guard reference.variable != .none else { continue }
      let index = Int(reference.variable.rawValue)
      guard outline.variables[index].kind == .member, !isClosure[index],
        reference.flags.isDisjoint(with: besideAnnotations)
      else { continue }
      isClosure[index] =
        reference.flags.contains(.inFunctionType) || isFunctionAlias(reference, file)
    }
    return outline.variables.indices.compactMap { index in
      let variable = outline.variables[index]
      guard variable.kind == .member, variable.storage != .computed, !variable.isStatic else {
        return nil
      }
      return isClosure[index] || variable.isFunction ? variable : nil
    }
  }

  private func isFunctionAlias(_ reference: TypeReference, _ file: Int) -> Bool {
    guard reference.container == .none,
      mayBeDeclared(names.paths[Int(names.number(file, reference.name))])
    else { return false }
    if case .function = resolve(reference, file: file) { return true }
    return false
  }

  /// Stored properties whose type is made to identify: `let value: UUID`.
  func propertiesOfIdentifyingTypes(_ file: Int) -> Set<VariableID> {
    var found: Set<VariableID> = []
    for reference in files[file].outline.references {
      // A pattern, as `==` on another module's enumeration is a call.
      guard case .property = reference.context, reference.variable != .none,
        identifyingTypes.contains(text(file, reference.name))
      else { continue }
      found.insert(reference.variable)
    }
    return found
  }
}

/// `id`, `userID`, `identifier`, `sessionUUID`.
func isNamedAsIdentifier(_ name: String) -> Bool {
  // `idUsuario`: in the languages that put the noun first.
  if beginsWithIdentifier(name) { return true }
  // Nearly no name ends in a letter that one of the words does.
  guard let last = name.utf8.last, identifierLetters.contains(last | 0x20) else { return false }
  return name.utf8.count <= longestIdentifier && identifierWords.contains(name.lowercased())
    || identifierEnds.contains { endsWithWord(name, $0) }
}

private func beginsWithIdentifier(_ name: String) -> Bool {
  var letters = name.utf8.makeIterator()
  guard letters.next() == UInt8(ascii: "i"), letters.next() == UInt8(ascii: "d"),
    let third = letters.next()
  else { return false }
  return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= third
}

private let identifierEnds = Words.shipped.inOrder(.identifiers)
private let identifierWords = Set(identifierEnds.map { $0.lowercased() })
private let identifierLetters = Set(identifierWords.compactMap(\.utf8.last)).sorted()
private let longestIdentifier = identifierEnds.map(\.utf8.count).max() ?? 0

// Made once: a literal of another module's set is put together flag by flag wherever it stands.
private let besideAnnotations: ReferenceFlags = [.inInitialValue, .inAccessor]

private let identifyingTypes: Set<String> = ["UUID", "Foundation.UUID", "ObjectIdentifier"]
