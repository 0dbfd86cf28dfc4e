import Lexing
import Outlining

/// The names of types that begin in lower case: an outline takes them for values wherever they begin an
/// expression. Nearly no code has one.
struct LowerCaseTypes: Sendable {
  private(set) var names = NameSet()
  private(set) var isEmpty = true
  /// Those that are a function's at file scope, too.
  private(set) var functions = NameSet()
  /// The cases of all enumerations.
  private var cases: Set<CaseOfType> = []

  private struct CaseOfType: Hashable {
    var type: TypeID
    var name: Int32
  }

  init() {}

  func isCase(_ name: Int32, of type: TypeID) -> Bool {
    cases.contains(CaseOfType(type: type, name: name))
  }

  fileprivate init(_ table: SymbolTable) {
    for type in table.types {
      let name = table.simpleName(
        file: type.file, table.declaration(type.file, type.declaration).name)
      guard let first = table.names[name].utf8.first, first >= UInt8(ascii: "a"),
        first <= UInt8(ascii: "z"), !meantOtherwise.contains(table.names[name])
      else { continue }
      names.insert(name)
      isEmpty = false
    }
    guard !isEmpty else { return }
    for file in table.files.indices { note(table, file) }
  }

  private mutating func note(_ table: SymbolTable, _ file: Int) {
    for declaration in table.files[file].outline.declarations {
      switch declaration.kind {
      case .function where declaration.parent == .none:
        let name = table.simpleName(file: file, declaration.name)
        if names.contains(name) { functions.insert(name) }
      case .enumCase where declaration.parent != .none:
        let type = table.typeOfDeclaration[file][Int(declaration.parent.rawValue)]
        guard type >= 0 else { continue }
        let name = table.simpleName(file: file, declaration.name)
        cases.insert(CaseOfType(type: TypeID(Int(type)), name: name))
      default: break
      }
    }
  }
}

/// What the functions, types and extensions of one file declare, by name.
private struct NamesInScopes {
  private struct NameInScope: Hashable {
    var name: NameID
    var scope: DeclarationID
  }

  private var members: Set<NameInScope> = []
  /// Where the first of the locals and parameters of a name ends.
  private var locals: [NameInScope: UInt32] = [:]

  init(_ outline: FileOutline) {
    for function in outline.declarations where function.kind == .function {
      members.insert(NameInScope(name: function.name, scope: function.parent))
    }
    for variable in outline.variables {
      let key = NameInScope(name: variable.name, scope: variable.owner)
      if variable.kind == .member {
        members.insert(key)
      } else {
        locals[key] = min(locals[key] ?? .max, variable.end)
      }
    }
  }

  func hasMember(_ name: NameID, in scope: DeclarationID) -> Bool {
    members.contains(NameInScope(name: name, scope: scope))
  }

  func hasLocal(_ name: NameID, in scope: DeclarationID, before offset: UInt32) -> Bool {
    locals[NameInScope(name: name, scope: scope)].map { $0 <= offset } ?? false
  }
}

/// What Swift gives without a declaration.
private let meantOtherwise: Set<String> = ["error", "newValue", "oldValue", "super", "self"]

extension SymbolTable {
  /// Adds a reference wherever a chain begins with a type's name in lower case. Members and inheritance
  /// are known by then, as any of them is meant before a type is.
  mutating func readLowerCaseTypes() {
    lowerCaseTypes = LowerCaseTypes(self)
    guard !lowerCaseTypes.isEmpty else { return }
    let table = self
    let read = threads.mapEach(files.count) { file in
      let found = table.chainsBeginningWithTypes(file)
      return found.isEmpty ? nil : table.files[file].outline.readingTypes(beginning: found)
    }
    for (file, read) in read.enumerated() {
      guard let read else { continue }
      files[file].outline = read.outline
      typeReferences[file] = GroupedReferences(read.outline)
    }
    for index in aliases.indices {
      guard let read = read[aliases[index].file] else { continue }
      aliases[index].targets = aliases[index].targets.map { read.moved[Int($0.rawValue)] }
    }
  }

  /// Whether what a chain begins with was read as a type's name. O(log references).
  func beginsWithLowerCaseType(_ component: ChainComponent, file: Int) -> Bool {
    guard !lowerCaseTypes.isEmpty,
      lowerCaseTypes.names.contains(simpleName(file: file, component.name))
    else { return false }
    let references = files[file].outline.references
    let index = firstReference(file, from: component.offset)
    return index < references.count && references[index].range.start == component.offset
  }

  private func chainsBeginningWithTypes(_ file: Int) -> [Int] {
    let outline = files[file].outline
    // Most files have no such name, and need not be gone through for what else it may mean.
    lazy var scopes = NamesInScopes(outline)
    return outline.chains.indices.filter { index in
      let chain = outline.chains[index]
      guard !chain.beginsWithSelf, chain.base == .none, let first = chain.components.first
      else { return false }
      let component = outline.components[first]
      guard lowerCaseTypes.names.contains(simpleName(file: file, component.name)),
        !component.isSubscript, component.isCall || chain.components.count > 1,
        case .types(let found) = lookUp(
          component.name, file: file, from: chain.owner, at: component.offset, wholePath: true),
        let type = found.first
      else { return false }
      return !namesValue(component, chain, type, file, scopes)
    }
  }

  /// Whether a name means something nearer than a type, or at file scope beside it.
  private func namesValue(
    _ component: ChainComponent, _ chain: MemberChain, _ type: TypeID, _ file: Int,
    _ scopes: NamesInScopes
  ) -> Bool {
    let name = simpleName(file: file, component.name)
    if globals.contains(name) || lowerCaseTypes.functions.contains(name) { return true }
    if local(component.name, file: file, from: chain.owner, before: component.offset) != nil {
      return true
    }
    // Of accessors, which are no declarations, the type is the owner.
    if scopes.hasLocal(component.name, in: chain.owner, before: component.offset)
      || isMemberAround(name, component.name, chain.owner, file, scopes)
    {
      return true
    }
    // Of what a framework's class has nobody knows all; that a type has such a member speaks for it.
    guard !component.isCall, isWithinFrameworkType(chain.owner, file) else { return false }
    return !hasStaticMember(
      files[file].outline.components[chain.components.lowerBound + 1].name, type, file)
  }

  /// Whether what stands around a place declares a name, or a type around it inherits it: functions within
  /// functions, and what extends a type of the outside, too.
  private func isMemberAround(
    _ name: Int32, _ written: NameID, _ owner: DeclarationID, _ file: Int, _ scopes: NamesInScopes
  ) -> Bool {
    var current = owner
    while current != .none {
      if scopes.hasMember(written, in: current) { return true }
      let found = typeOfDeclaration[file][Int(current.rawValue)]
      if found >= 0 {
        let type = TypeID(Int(found))
        if property(name, of: type) != nil || function(name, of: type) != nil { return true }
      }
      current = declaration(file, current).parent
    }
    return false
  }

  /// Whether a place lies in a class, or an extension, of what the repo does not declare.
  private func isWithinFrameworkType(_ owner: DeclarationID, _ file: Int) -> Bool {
    var current = owner
    while current != .none {
      let declaration = declaration(file, current)
      let type = typeOfDeclaration[file][Int(current.rawValue)]
      if type >= 0 {
        if inheritsExternal(TypeID(Int(type)), where: { $0 != "NSObject" && $0 != "AnyObject" }) {
          return true
        }
      } else if declaration.kind == .extension {
        return true
      }
      current = declaration.parent
    }
    return false
  }

  private func hasStaticMember(_ member: NameID, _ type: TypeID, _ file: Int) -> Bool {
    let text = text(file, member)
    if text == "self" || text == "init" { return true }
    let name = simpleName(file: file, member)
    for place in [property(name, of: type), function(name, of: type)].compactMap({ $0?.place }) {
      let member = memberPlaces[place]
      let outline = files[member.file].outline
      return member.isFunction
        ? outline.declarations[Int(member.index)].modifiers.areOfType
        : outline.variables[Int(member.index)].isStatic
    }
    return !nested(name, in: type).isEmpty || lowerCaseTypes.isCase(name, of: type)
  }
}
