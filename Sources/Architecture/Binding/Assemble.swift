import Configuration
import Lexing
import Outlining

/// Joins the outlines of all files into one symbol table.
///
/// Complexity: O(declarations + inherited names), each name looked up in its scopes.
package func assemble(
  _ files: consuming [SourceOutline], interfaces: [InterfaceClass] = [],
  threads: Threads = Threads()
) -> SymbolTable {
  let count = files.count
  var table = SymbolTable(files: files)
  table.threads = threads
  table.internNames()
  let named = table
  table.previews = threads.mapEach(count) { named.previewBranches(of: $0) }
  table.declareTypes()
  var inExtensions = table.declareNested()
  table.declareAliases(&inExtensions)
  table.local.close()
  table.resolveExtensions(declaring: inExtensions)
  table.noteDeclaredNames()
  table.joinInheritance()
  table.rememberLineage()
  table.collectMembers()
  table.readLowerCaseTypes()
  table.readShadowingVariables()
  table.findStrongHolders()
  table.findInterfaceClasses(interfaces)
  table.types = table.types.withoutRoom
  table.memberPlaces = table.memberPlaces.withoutRoom
  return table
}

extension SymbolTable {
  fileprivate mutating func internNames() {
    names.add(namesOf: files, threads)
    for file in files.indices {
      // Files of one target stand together, and share the list.
      if file > 0, files[file].hasTargets(of: files[file - 1]) {
        targetNames.append(targetNames[file - 1])
      } else {
        let targets = files[file].targets
        targetNames.append(targets.map { names.intern(moduleName(ofTarget: $0)) })
      }
      for target in targetNames[file] where target != 0 { modules.insert(target) }
      imports.append([])
      testableImports.append([])
      noteImports(of: file)
    }
    let swiftUI = names.intern("SwiftUI")
    names.close()
    importsSwiftUI = imports.map { $0.contains(swiftUI) }
    // The run has each text once, and who asks a file for one is spared making it.
    for (file, texts) in names.textsOfFiles().enumerated() {
      files[file].outline = FileOutline(files[file].outline, texts: texts)
    }
  }

  /// Finds the classes that storyboards and xibs name: those of the module that they name, where one
  /// is of that name, else the only class of the name.
  fileprivate mutating func findInterfaceClasses(_ interfaces: [InterfaceClass]) {
    for interface in interfaces {
      guard let name = names.number(of: interface.name) else { continue }
      var found = topLevel(name).compactMap { symbol -> TypeID? in
        guard case .type(let type) = symbol, types[type.index].kind.isClass else { return nil }
        return type
      }
      if found.count > 1, let module = interface.module {
        let own = found.filter { type in
          targetNames[types[type.index].file].contains { names[$0] == module }
        }
        if !own.isEmpty { found = own }
      }
      guard found.count == 1, let type = found.first, interfaceOfType[type] == nil else { continue }
      interfaceOfType[type] = interface.file
    }
  }

  /// The last level of a target's path, as `import` names it.
  private func moduleName(ofTarget target: String) -> String {
    lastSlash(target).map { String(target[target.index(after: $0)...]) } ?? target
  }

  fileprivate mutating func declareTypes() {
    for file in files.indices {
      let outline = files[file].outline
      var owners = [Int32](repeating: -1, count: outline.declarations.count)
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind.isNominalType {
        let id = TypeID(types.count)
        owners[index] = Int32(id.index)
        types.append(
          TypeInfo(
            id: id, name: outline[declaration.name], kind: declaration.kind, file: file,
            declaration: DeclarationID(UInt32(index)), nameRange: declaration.nameRange))
        visibilities.append(visibility(file, declaration))
        places.append([DeclarationPlace(file: file, declaration: DeclarationID(UInt32(index)))])
      }
      typeOfDeclaration.append(owners)
    }
    parents = Array(repeating: [], count: types.count)
    children = Array(repeating: [], count: types.count)
  }

  /// Puts each type under its name: at top level, or in the type around it. Gives what stands in
  /// extensions, which waits for ``resolveExtensions(declaring:)``.
  fileprivate mutating func declareNested() -> DeclaredInExtensions {
    var inExtensions: DeclaredInExtensions = [:]
    for type in types.indices {
      let file = types[type].file
      let declaration = declaration(places[type][0])
      let name = simpleName(file: file, declaration.name)
      let scope = files[file].outline.localScope(of: places[type][0].declaration)
      let isLocal = scope != nil
      if let scope {
        local.add(.type(TypeID(type)), named: name, file: file, in: declaration.parent, scope)
        noteScoped(name)
      }
      guard let around = outerContext(file: file, declaration.parent) else {
        if isLocal { continue }
        addTopLevel(.type(TypeID(type)), named: name)
        continue
      }
      let inner = DeclaredInner(symbol: .type(TypeID(type)), name: name, isLocal: isLocal)
      let outer = typeOfDeclaration[file][Int(around.rawValue)]
      if outer >= 0 {
        nest(inner, in: TypeID(Int(outer)))
      } else {
        inExtensions[DeclarationPlace(file: file, declaration: around), default: []].append(inner)
      }
    }
    return inExtensions
  }

  /// What a block declares has the type around it, but no name there.
  private mutating func nest(_ inner: DeclaredInner, in outer: TypeID) {
    if case .type(let type) = inner.symbol { types[type.index].parent = outer }
    if !inner.isLocal { addNested(inner.symbol, named: inner.name, in: outer) }
  }

  private mutating func noteScoped(_ name: Int32) {
    declared.insert(name)
    scopedNames.insert(name)
  }

  func simpleName(file: Int, _ name: NameID) -> Int32 {
    path(file, name).last
  }

  /// The type or extension around a declaration, functions looked through.
  private func outerContext(file: Int, _ parent: DeclarationID) -> DeclarationID? {
    var current = parent
    while current != .none {
      let value = files[file].outline.declarations[Int(current.rawValue)]
      if value.kind.isNominalType || value.kind == .extension { return current }
      current = value.parent
    }
    return nil
  }

  /// Finds the type that each extension extends. An extension may extend a type that another one
  /// declares, so it goes in rounds until nothing new is found.
  fileprivate mutating func resolveExtensions(declaring inExtensions: DeclaredInExtensions) {
    var waiting: [DeclarationPlace] = []
    for file in files.indices {
      for (index, declaration) in files[file].outline.declarations.enumerated()
      where declaration.kind == .extension
        // What a preview adds to a type is the preview's.
        && !previews[file].contains(where: { $0.contains(declaration.start) })
      {
        waiting.append(DeclarationPlace(file: file, declaration: DeclarationID(UInt32(index))))
      }
    }
    resolve(&waiting, declaring: inExtensions)
    for place in waiting { noteOutside(inExtensions[place] ?? [], in: place) }
    // `extension Result.Publisher`, where another one of Result declares it.
    resolve(&waiting, declaring: inExtensions)
    nameTypes()
  }

  private mutating func resolve(
    _ waiting: inout [DeclarationPlace], declaring inExtensions: DeclaredInExtensions
  ) {
    var progress = true
    while progress && !waiting.isEmpty {
      progress = false
      var still: [DeclarationPlace] = []
      for place in waiting {
        let extended = declaration(place)
        guard
          case .types(let found) = lookUp(
            extended.name, file: place.file, from: extended.parent, at: extended.start,
            wholePath: true),
          let type = found.first
        else {
          still.append(place)
          continue
        }
        progress = true
        typeOfDeclaration[place.file][Int(place.declaration.rawValue)] = Int32(type.index)
        places[type.index].append(place)
        for inner in inExtensions[place] ?? [] { nest(inner, in: type) }
      }
      waiting = still
    }
  }

  private mutating func noteOutside(_ symbols: [DeclaredInner], in place: DeclarationPlace) {
    let extended = declaration(place).name
    let number = names.number(place.file, extended)
    for inner in symbols where !inner.isLocal {
      if let last = outside[number, inner.name].last, areOfOneFile(last, inner.symbol) { continue }
      outside.add(
        inner.symbol, named: inner.name, inExtensionOf: number,
        head: path(place.file, extended).first)
      noteScoped(inner.name)
    }
  }

  fileprivate mutating func noteDeclaredNames() {
    for file in files.indices {
      for parameter in files[file].outline.genericParameters {
        noteScoped(simpleName(file: file, parameter.name))
      }
    }
  }

  /// Gives every type its qualified name, outer types first; below the 64th level, where no people
  /// write, the simple name is enough.
  private mutating func nameTypes() {
    var depths = [Int](repeating: -1, count: types.count)
    for type in types.indices {
      var path: [Int] = []
      var current: Int? = type
      while let index = current, depths[index] < 0 {
        // Marked on the way, so that types nested in each other end.
        depths[index] = 0
        path.append(index)
        current = types[index].parent?.index
      }
      for index in path.reversed() {
        let place = places[index][0]
        let simple = names[simpleName(file: place.file, declaration(place).name)]
        guard let parent = types[index].parent, depths[parent.index] < 64 else {
          types[index].setName(simple, simpleName: simple)
          depths[index] = types[index].parent == nil ? 0 : 64
          continue
        }
        types[index].setName(types[parent.index].name + "." + simple, simpleName: simple)
        depths[index] = depths[parent.index] + 1
      }
    }
  }

  fileprivate mutating func declareAliases(_ inExtensions: inout DeclaredInExtensions) {
    for file in files.indices {
      let outline = files[file].outline
      guard
        outline.declarations.contains(where: { $0.kind == .typealias || $0.kind == .associatedType }
        )
      else { continue }
      let targets = aliasTargets(outline)
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind == .typealias || declaration.kind == .associatedType {
        let id = DeclarationID(UInt32(index))
        var symbol = Symbol.parameter
        if declaration.kind == .typealias {
          symbol = .alias(aliases.count)
          aliases.append(
            AliasSymbol(
              visibility: visibility(file, declaration), file: file, declaration: id,
              targets: targets[id] ?? []))
        }
        declare(
          symbol, named: simpleName(file: file, declaration.name), of: id, in: file,
          &inExtensions)
      }
    }
  }

  /// Puts a typealias or an associated type under its name. Outside a protocol, where it is no Swift,
  /// an associated type declares nothing for others.
  private mutating func declare(
    _ symbol: Symbol, named name: Int32, of declaration: DeclarationID, in file: Int,
    _ inExtensions: inout DeclaredInExtensions
  ) {
    let parent = self.declaration(file, declaration).parent
    if let scope = files[file].outline.localScope(of: declaration) {
      local.add(symbol, named: name, file: file, in: parent, scope)
      noteScoped(name)
    } else if parent == .none {
      if symbol != .parameter { addTopLevel(symbol, named: name) }
    } else {
      let outer = typeOfDeclaration[file][Int(parent.rawValue)]
      if outer >= 0 {
        addNested(symbol, named: name, in: TypeID(Int(outer)))
      } else {
        inExtensions[DeclarationPlace(file: file, declaration: parent), default: []].append(
          DeclaredInner(symbol: symbol, name: name, isLocal: false))
      }
    }
  }

  /// By typealias: all that it names.
  private func aliasTargets(_ outline: FileOutline) -> [DeclarationID: [ReferenceID]] {
    var targets: [DeclarationID: [ReferenceID]] = [:]
    for (index, reference) in outline.references.enumerated() {
      guard reference.owner != .none,
        outline.declarations[Int(reference.owner.rawValue)].kind == .typealias
      else { continue }
      targets[reference.owner, default: []].append(ReferenceID(UInt32(index)))
    }
    return targets
  }
}

/// By extension: what it declares, in source order.
private typealias DeclaredInExtensions = [DeclarationPlace: [DeclaredInner]]

/// A type or typealias that stands in another declaration.
private struct DeclaredInner {
  var symbol: Symbol
  var name: Int32
  /// Declared in a block of statements.
  var isLocal: Bool
}
