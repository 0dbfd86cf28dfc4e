import Configuration
import Outlining

/// What the declarations of one type say about it, before any role is known.
struct TypeFacts: Sendable {
  var hasCases = false
  /// Functions other than initialisers, operators and the conversions every value may have.
  var methods = 0
  var initializers = 0
  var storedInstanceProperties = 0
  var storedStaticProperties = 0
  var computedProperties = 0
  var isGeneric = false
  /// Calls something that shows or closes a screen on a controller.
  var navigates = false
  /// Names of the outside that are data access or device services.
  var touches: Set<String> = []
  /// Inherits a UI type, or stores a view or controller.
  var holdsUI = false
  /// Stores a view, window or controller of a framework.
  var holdsView = false
  /// Has a weak or unowned property: a wrapper, not data.
  var holdsWeakly = false
  /// Stores a closure: something to be done, not data.
  var holdsClosure = false
}

extension TypeFacts {
  /// A value without behaviour: stored properties or cases, no method but conversions.
  func isPlain(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .struct, .enum: methods == 0 && (hasCases || storedInstanceProperties > 0)
    case .class: methods == 0 && storedInstanceProperties > 0
    default: false
    }
  }

  /// A namespace: a caseless enumeration, or constants only.
  func isNamespace(_ type: TypeInfo) -> Bool {
    if type.kind == .enum { return !hasCases && methods == 0 }
    return methods == 0 && initializers == 0 && storedInstanceProperties == 0
      && storedStaticProperties > 0
  }
}

private let conversions = Words.shipped[.conversions]

/// Operators, equality, coding; `toEntity`, `asViewModel`. `toggle`, `total` and `assign` only begin with
/// the same letters.
private func isConversion(_ name: String) -> Bool {
  let isOperator =
    name.utf8.first.map { $0 < UInt8(ascii: "A") && $0 != UInt8(ascii: "$") } ?? false
  if isOperator || conversions.contains(name) { return true }
  guard name.hasPrefix("to") || name.hasPrefix("as") else { return false }
  return name.utf8.dropFirst(2).first.map { $0 < UInt8(ascii: "a") } ?? true
}

extension SymbolTable {
  /// Reads the facts of every type off its declarations and edges.
  func collectFacts(_ edges: EdgeTable, data: Set<String>) -> [TypeFacts] {
    var facts = [TypeFacts](repeating: TypeFacts(), count: types.count)
    for file in files.indices { collectFacts(of: file, into: &facts) }
    let imports = dataImports(data)
    for type in types.indices {
      guard let name = imports[types[type].file] else { continue }
      switch types[type].kind {
      case .class, .struct, .actor: facts[type].touches.insert(name)
      default: break
      }
    }
    for use in edges.outsideUses where data.contains(names[use.name]) {
      facts[use.from.index].touches.insert(names[use.name])
    }
    for index in edges.edges.indices where edges.edges[index].target == nil {
      let edge = edges.edges[index]
      guard let from = edge.from, let name = externalName(edge) else { continue }
      let first = firstLevel(name)
      if data.contains(first) || data.contains(name) { facts[from.index].touches.insert(first) }
      if edge.kind == .inherits && isUIName(name) || edge.kind == .stores && isUIViewName(name) {
        facts[from.index].holdsUI = true
        if edge.kind == .stores { facts[from.index].holdsView = true }
      }
    }
    return facts
  }

  /// A file that imports a database or a network client is there to use it.
  func dataImports(_ data: Set<String>) -> [String?] {
    var wanted = NameSet()
    for name in data { if let number = names.number(of: name) { wanted.insert(number) } }
    return imports.map { imported in
      imported.first { wanted.contains($0) }.map { names[$0] }
    }
  }

  /// Functions whose result is the type that they belong to: `func replacingName(_:) -> User`.
  private func functionsReturningOwnType(_ file: Int) -> Set<UInt32> {
    let outline = files[file].outline
    var found: Set<UInt32> = []
    let own = names.number(of: "Self") ?? -1
    for reference in outline.references
    where reference.context == .result && reference.owner != .none && reference.container == .none {
      let owner = outline.declarations[Int(reference.owner.rawValue)]
      guard owner.kind == .function, owner.parent != .none else { continue }
      let type = typeOfDeclaration[file][Int(owner.parent.rawValue)]
      guard type >= 0 else { continue }
      let place = places[Int(type)][0]
      guard
        names.number(file, reference.name) == own
          || names.number(file, reference.name)
            == simpleName(file: place.file, declaration(place).name)
      else { continue }
      found.insert(reference.owner.rawValue)
    }
    return found
  }

  private func collectFacts(of file: Int, into facts: inout [TypeFacts]) {
    collectDeclarations(of: file, into: &facts)
    collectProperties(of: file, into: &facts)
    let outline = files[file].outline
    for chain in outline.chains where chain.components.count > 1 || chain.beginsWithSelf {
      guard let last = chain.components.last, outline.components[last].isCall,
        traits(file, outline.components[last].name).contains(.navigation),
        let type = enclosingType(file: file, chain.owner)
      else { continue }
      facts[type.index].navigates = true
    }
  }

  private func collectDeclarations(of file: Int, into facts: inout [TypeFacts]) {
    let outline = files[file].outline
    let copies = functionsReturningOwnType(file)
    for (index, declaration) in outline.declarations.enumerated() {
      if declaration.kind.isNominalType, !declaration.genericParameters.isEmpty {
        let type = typeOfDeclaration[file][index]
        if type >= 0 { facts[Int(type)].isGeneric = true }
      }
      guard let type = declaringType(file, declaration.parent) else { continue }
      switch declaration.kind {
      case .enumCase: facts[type].hasCases = true
      case .initializer: facts[type].initializers += 1
      case .function, .subscript:
        // A choice may be made from values, and a value may give a changed copy of itself.
        if isConversion(text(file, declaration.name)) || copies.contains(UInt32(index)) { continue }
        if declaration.modifiers.contains(.static), types[type].kind == .enum { continue }
        facts[type].methods += 1
      default: break
      }
    }
  }

  private func collectProperties(of file: Int, into facts: inout [TypeFacts]) {
    let outline = files[file].outline
    for reference in outline.references
    where reference.context == .property && reference.flags.contains(.inFunctionType)
      && reference.variable != .none
    {
      let variable = outline.variables[Int(reference.variable.rawValue)]
      guard variable.kind == .member, variable.storage != .computed else { continue }
      if let type = declaringType(file, variable.owner) { facts[type].holdsClosure = true }
    }
    for variable in outline.variables where variable.kind == .member {
      guard let type = declaringType(file, variable.owner) else { continue }
      if variable.ownership != .strong && variable.ownership != .lazy {
        facts[type].holdsWeakly = true
      }
      if variable.storage == .computed {
        facts[type].computedProperties += 1
      } else if variable.isStatic {
        facts[type].storedStaticProperties += 1
      } else {
        facts[type].storedInstanceProperties += 1
      }
    }
  }

  /// The type that a declaration or an extension declares members of.
  private func declaringType(_ file: Int, _ owner: DeclarationID) -> Int? {
    guard owner != .none else { return nil }
    let type = typeOfDeclaration[file][Int(owner.rawValue)]
    return type >= 0 ? Int(type) : nil
  }
}
