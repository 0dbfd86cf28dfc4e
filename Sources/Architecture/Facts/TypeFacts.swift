import Configuration
package import Outlining

/// What the declarations of one type say about it, before any role is known.
struct TypeFacts: Sendable {
  var hasCases = false
  /// A case of it carries something.
  var hasPayload = false
  /// Functions other than initialisers, operators and the conversions every value may have.
  var methods: Int32 = 0
  /// Functions of the type itself, whatever they do.
  var staticFunctions: Int32 = 0
  /// Functions that need an instance, conversions among them.
  var instanceFunctions: Int32 = 0
  var initializers: Int32 = 0
  var storedInstanceProperties: Int32 = 0
  var storedStaticProperties: Int32 = 0
  var computedProperties: Int32 = 0
  var isGeneric = false
  /// Calls something that shows or closes a screen on a controller.
  var navigates = false
  /// Names of the outside that are data access or device services.
  var touches: Set<String> = []
  var inheritsUI = false
  /// Stored properties of an instance that are no identifiers.
  var describingProperties: Int32 = 0
  /// Properties and cases that keep images.
  var images: Int32 = 0
  /// Keeps one of its own kind for everybody: `static let shared = Store()`.
  var isSingleton = false
  /// Keeps where something stands on a screen: a class for a layout.
  var keepsFrames = false
  /// A storyboard or a nib fills a property of it.
  var hasOutlets = false
  /// A storyboard or a nib calls a method of it.
  var hasActions = false
  /// Apart, as most types have none of them: empty then.
  private var noted: [SpoilingMembers] = []

  var members: SpoilingMembers {
    get { noted.first ?? SpoilingMembers() }
    set { noted = [newValue] }
  }
}

/// By what it does or is: the first member of a type that no value has which is data alone.
struct SpoilingMembers: Sendable {
  /// A method, or the getter of a property, that is `async`.
  var waits: String?
  /// A method that names UI, data access or a device.
  var touches: String?
  /// A property that is weak or unowned, as a wrapper's is.
  var isWeak: String?
  /// A property that keeps a closure: something to be done, not data.
  var closure: String?
  /// A property that keeps a view, window or controller of a framework.
  var view: String?
  /// A property or case that keeps what UI frameworks declare, images apart.
  var display: String?
  /// A property or case that keeps an image.
  var image: String?
  /// A property or case that keeps what gets at data or a device.
  var handle: String?
}

extension TypeFacts {
  /// Inherits a UI type, or stores a view or controller.
  var holdsUI: Bool { inheritsUI || members.view != nil }

  /// Made of stored properties or cases. A class is data only if it is decoded or has no method but
  /// conversions; what a value's methods are is asked where others make data of it.
  func isValue(_ kind: DeclarationKind, isDecoded: Bool) -> Bool {
    switch kind {
    case .struct, .enum: hasCases || storedInstanceProperties > 0
    case .class: (methods == 0 || isDecoded) && storedInstanceProperties > 0
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

extension TypeFacts {
  /// All that it does, it does by static functions, or by the static properties of a caseless enumeration,
  /// and nothing is kept in an instance.
  func isStaticOnly(_ kind: DeclarationKind) -> Bool {
    guard !hasCases, instanceFunctions == 0, storedInstanceProperties == 0 else { return false }
    return staticFunctions > 0 || kind == .enum && computedProperties + storedStaticProperties > 0
  }
}

private let conversions = Words.shipped[.conversions]
private let outletAttributes = Words.shipped[.outletAttributes]

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
    let dataNames = DataNames(data, in: self)
    for index in edges.edges.indices where edges.edges[index].target == nil {
      let edge = edges.edges[index]
      guard let from = edge.from, let name = externalName(edge) else { continue }
      let first = firstLevel(name)
      if dataNames.contains(name, inFile: edge.file) { facts[from.index].touches.insert(first) }
      if edge.kind == .inherits && isUIName(name) { facts[from.index].inheritsUI = true }
    }
    collectDataOfHelpers(dataNames, into: &facts)
    collectSpoilingMembers(edges, data: dataNames, into: &facts)
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
    for index in outline.declarations.indices
    where outline.declarations[index].modifiers.contains(.givesSelf) {
      found.insert(UInt32(index))
    }
    for reference in outline.references {
      guard case .result = reference.context, reference.owner != .none,
        reference.container == .none
      else { continue }
      let owner = outline.declarations[Int(reference.owner.rawValue)]
      guard owner.kind == .function, owner.parent != .none else { continue }
      let type = typeOfDeclaration[file][Int(owner.parent.rawValue)]
      guard type >= 0 else { continue }
      let place = places[Int(type)][0]
      guard
        names.number(file, reference.name)
          == simpleName(file: place.file, declaration(place).name)
      else { continue }
      found.insert(reference.owner.rawValue)
    }
    return found
  }

  private func collectFacts(of file: Int, into facts: inout [TypeFacts]) {
    collectDeclarations(of: file, into: &facts)
    collectProperties(of: file, into: &facts)
    collectPayloads(of: file, into: &facts)
    let outline = files[file].outline
    for chain in outline.chains where chain.components.count > 1 || chain.beginsWithSelf {
      guard let last = chain.components.last, outline.components[last].isCall,
        traits(file, outline.components[last].name).contains(.navigation),
        let type = enclosingType(file: file, chain.owner), speaks(file, for: type)
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
      // `private init() {}` is there so that nobody makes one.
      case .initializer where declaration.access != .private: facts[type].initializers += 1
      case .function, .subscript:
        if files[file].outline.isReachedByNib(declaration.attributes) {
          facts[type].hasActions = true
        }
        if declaration.modifiers.areOfType {
          facts[type].staticFunctions += 1
        } else {
          facts[type].instanceFunctions += 1
        }
        // A choice may be made from values, and a value may give a changed copy of itself.
        if isConversion(text(file, declaration.name)) || copies.contains(UInt32(index)) { continue }
        if declaration.modifiers.contains(.static), types[type].kind == .enum { continue }
        facts[type].methods += 1
      default: break
      }
    }
  }

  private func collectPayloads(of file: Int, into facts: inout [TypeFacts]) {
    let outline = files[file].outline
    for reference in outline.references {
      guard case .enumPayload = reference.context, reference.owner != .none else { continue }
      let owner = outline.declarations[Int(reference.owner.rawValue)]
      if let type = declaringType(file, owner.parent) { facts[type].hasPayload = true }
    }
  }

  private func collectProperties(of file: Int, into facts: inout [TypeFacts]) {
    let outline = files[file].outline
    collectSingletons(of: file, into: &facts)
    let identifying = propertiesOfIdentifyingTypes(file)
    for (index, variable) in outline.variables.enumerated() where variable.kind == .member {
      guard let type = declaringType(file, variable.owner) else { continue }
      if files[file].outline.isReachedByNib(variable.attributes) { facts[type].hasOutlets = true }
      if variable.storage == .computed {
        facts[type].computedProperties += 1
      } else if variable.isStatic {
        facts[type].storedStaticProperties += 1
      } else {
        facts[type].storedInstanceProperties += 1
        let isIdentifier =
          isNamedAsIdentifier(text(file, variable.name))
          || identifying.contains(VariableID(UInt32(index)))
        if !isIdentifier { facts[type].describingProperties += 1 }
      }
    }
  }

  /// Properties of classes that keep frames, and static ones that hold the type around them, by
  /// annotation or by initial value.
  private func collectSingletons(of file: Int, into facts: inout [TypeFacts]) {
    let outline = files[file].outline
    for reference in outline.references
    where reference.variable != .none && reference.container == .none {
      let variable = outline.variables[Int(reference.variable.rawValue)]
      guard variable.kind == .member, variable.storage != .computed,
        reference.context == .property || reference.flags.contains(.givesType)
          || variable.isStatic && reference.context == .expressionCall,
        let type = declaringType(file, variable.owner), types[type].kind.isClass
      else { continue }
      let name = names[path(file, reference.name).last]
      if !variable.isStatic {
        if name == "CGRect" { facts[type].keepsFrames = true }
      } else if name == types[type].simpleName,
        reference.context != .expressionCall || reference.flags.contains(.givesType)
          || isFace(of: TypeID(type), reference.variable, file)
      {
        facts[type].isSingleton = true
      }
    }
  }

  /// Whether a property is written as what a type conforms to or inherits:
  /// `static let shared: Monitoring = Monitor()`.
  private func isFace(of type: TypeID, _ variable: VariableID, _ file: Int) -> Bool {
    typeReferences[file][variable].contains { id in
      let written = reference(file, id)
      guard written.context == .property, written.container == .none,
        written.flags.isDisjoint(with: [.inFunctionType, .inCollection, .inTuple]),
        case .types(let found) = resolve(written, file: file)
      else { return false }
      let kin = ancestors(of: type)
      return found.contains { kin.contains($0) }
    }
  }

  /// The type that a declaration or an extension declares members of.
  func declaringType(_ file: Int, _ owner: DeclarationID) -> Int? {
    guard owner != .none else { return nil }
    let type = typeOfDeclaration[file][Int(owner.rawValue)]
    return type >= 0 && speaks(file, for: TypeID(Int(type))) ? Int(type) : nil
  }
}

extension FileOutline {
  /// Whether a storyboard or a nib reaches a member, as its attributes say.
  package func isReachedByNib(_ rows: Range<Int>) -> Bool {
    attributes[rows].contains { outletAttributes.contains(self[$0.name]) }
  }
}
