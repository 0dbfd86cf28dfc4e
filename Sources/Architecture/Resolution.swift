import Outlining

/// What a written name means.
enum Resolution: Sendable {
  /// Several for a composition behind a typealias.
  case types([TypeID])
  /// A generic parameter or associated type.
  case parameter
  /// Nothing that the repo declares.
  case external
  /// Several declarations, none nearer than the others.
  case ambiguous
  /// A typealias of a function type, with the types that it names.
  case function([TypeID])
}

extension SymbolTable {
  /// Looks a written name up in Swift's scope order: generic parameters, nested types of what is
  /// around it, then top level.
  ///
  /// - Parameter wholePath: whether every level must be a type (in expressions the later levels
  ///   may be cases and constants, which end the name).
  func lookUp(_ name: NameID, file: Int, from scope: DeclarationID, wholePath: Bool) -> Resolution {
    resolve(name, file: file, from: scope, wholePath: wholePath, depth: 0)
  }

  func resolve(_ reference: TypeReference, file: Int) -> Resolution {
    let isExpression = reference.context.isExpression
    return lookUp(
      reference.name, file: file, from: reference.owner, wholePath: !isExpression)
  }

  private func resolve(
    _ name: NameID, file: Int, from scope: DeclarationID, wholePath: Bool, depth: Int
  ) -> Resolution {
    // Typealiases that stand for each other would never end.
    let path = path(file, name)
    let first = path.first
    guard first != 0, depth < 16, declared.contains(first) else { return .external }
    var found: [Symbol] = []
    if path.selector == 0, scopedNames.contains(first) {
      var current = scope
      while current != .none && found.isEmpty {
        let declaration = files[file].outline.declarations[Int(current.rawValue)]
        for parameter in files[file].outline.genericParameters[declaration.genericParameters]
        where simpleName(file: file, parameter.name) == first {
          return .parameter
        }
        let type = typeOfDeclaration[file][Int(current.rawValue)]
        if type >= 0 {
          found = nestedSymbols(first, inOrAround: TypeID(Int(type)), file: file)
        }
        current = declaration.parent
      }
    }
    if found.isEmpty {
      let candidates = topLevel(first)
      found = candidates.isEmpty ? [] : nearest(candidates, file: file, selector: path.selector)
      if found.isEmpty { return .external }
      if found.count > 1 { return .ambiguous }
    }
    return follow(found[0], path, file: file, wholePath: wholePath, depth: depth)
  }

  /// The symbols of a name nested in a type, in what it inherits, or in the types around it.
  private func nestedSymbols(_ name: Int32, inOrAround type: TypeID, file: Int) -> [Symbol] {
    var around: TypeID? = type
    var steps = 0
    while let current = around, steps < 64 {
      let symbols = nestedSymbols(name, in: current, file: file)
      if !symbols.isEmpty { return symbols }
      around = types[current.index].parent
      steps += 1
    }
    return []
  }

  private func nestedSymbols(_ name: Int32, in type: TypeID, file: Int) -> [Symbol] {
    for ancestor in ancestors(of: type) {
      if let first = nested(name, in: ancestor).first(where: { isVisible($0, from: file) }) {
        return [first]
      }
    }
    return []
  }

  private func follow(
    _ symbol: Symbol, _ path: NamePath, file: Int, wholePath: Bool, depth: Int
  ) -> Resolution {
    var current = symbolTypes(symbol, depth: depth)
    for level in path.rest {
      guard case .types(let types) = current, let type = types.first else { return current }
      let inner = nestedSymbols(level, in: type, file: file)
      guard let symbol = inner.first else { return wholePath ? .external : current }
      current = symbolTypes(symbol, depth: depth)
    }
    return current
  }

  private func symbolTypes(_ symbol: Symbol, depth: Int) -> Resolution {
    switch symbol {
    case .parameter: return .parameter
    case .type(let type): return .types([type])
    case .alias(let index):
      let alias = aliases[index]
      let outline = files[alias.file].outline
      var types: [TypeID] = []
      let isFunction = alias.targets.contains {
        let reference = outline.references[Int($0.rawValue)]
        return reference.container == .none && reference.flags.contains(.inFunctionType)
      }
      if isFunction { return .function(typesNamed(by: alias, depth: depth)) }
      for id in alias.targets {
        let reference = outline.references[Int(id.rawValue)]
        guard reference.context == .typealias, reference.container == .none,
          !reference.flags.contains(.inTuple)
        else { continue }
        let parent = outline.declarations[Int(alias.declaration.rawValue)].parent
        let result = resolve(
          reference.name, file: alias.file, from: parent, wholePath: true, depth: depth + 1)
        switch result {
        case .types(let found): types += found
        case .function, .ambiguous, .parameter: return result
        case .external: break
        }
      }
      return types.isEmpty ? .external : .types(types)
    }
  }

  /// All types that a typealias of a function type names, in its parameters and its result.
  private func typesNamed(by alias: AliasSymbol, depth: Int) -> [TypeID] {
    let outline = files[alias.file].outline
    let parent = outline.declarations[Int(alias.declaration.rawValue)].parent
    return alias.targets.flatMap { id -> [TypeID] in
      let name = outline.references[Int(id.rawValue)].name
      let result = resolve(
        name, file: alias.file, from: parent, wholePath: true, depth: depth + 1)
      switch result {
      case .types(let types), .function(let types): return types
      case .external, .ambiguous, .parameter: return []
      }
    }
  }

  /// Of several declarations of one name the one that Swift would mean: own file, own target,
  /// imported targets, the nearest folder; all of them where nothing tells them apart.
  private func nearest(_ candidates: [Symbol], file: Int, selector: Int32) -> [Symbol] {
    if candidates.count == 1, selector == 0 {
      return isVisible(candidates[0], from: file) ? candidates : []
    }
    var rest = candidates.filter { isVisible($0, from: file) }
    if selector != 0 { rest = rest.filter { targetNames[home($0)].contains(selector) } }
    guard rest.count > 1 else { return rest }
    let own = rest.filter { home($0) == file }
    // Two declarations of one name in a file stand in branches of one `#if`.
    if let first = own.first { return [first] }
    // What a file of several targets names is what its main one declares.
    let sameTarget = rest.filter { files[home($0)].isCompiled(for: files[file].target) }
    if sameTarget.count == 1 { return sameTarget }
    if sameTarget.count > 1 {
      rest = sameTarget
    } else {
      let imported = rest.filter { targetNames[home($0)].contains { imports[file].contains($0) } }
      if imported.count == 1 { return imported }
      if imported.count > 1 { rest = imported }
    }
    let depths = rest.map { sharedFolders(files[home($0)].path, files[file].path) }
    guard let best = depths.max() else { return rest }
    let closest = zip(rest, depths).filter { $0.1 == best }.map(\.0)
    let homes = Set(closest.map { home($0) })
    return homes.count == 1 ? [closest[0]] : closest
  }

  private func home(_ symbol: Symbol) -> Int {
    switch symbol {
    case .type(let type): types[type.index].file
    case .alias(let index): aliases[index].file
    case .parameter: -1
    }
  }

  private func isVisible(_ symbol: Symbol, from file: Int) -> Bool {
    let home = home(symbol)
    guard home >= 0, home != file else { return true }
    let visibility: Visibility
    switch symbol {
    case .type(let type): visibility = visibilities[type.index]
    case .alias(let index): visibility = aliases[index].visibility
    case .parameter: return true
    }
    switch visibility {
    case .everywhere: return true
    case .tests: return files[file].kind == .test
    case .ownFile: return false
    }
  }

  /// Who may name a declaration.
  func visibility(_ file: Int, _ declaration: Declaration) -> Visibility {
    if declaration.access == .private || declaration.access == .fileprivate { return .ownFile }
    switch files[file].kind {
    case .template: return .ownFile
    case .test: return .tests
    case .source, .generated: return .everywhere
    }
  }

  /// How many folders two paths have in common from the root.
  private func sharedFolders(_ left: String, _ right: String) -> Int {
    var count = 0
    for (one, other) in zip(left.utf8, right.utf8) {
      guard one == other else { break }
      if one == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}

extension ReferenceContext {
  var isExpression: Bool {
    switch self {
    case .expressionBare, .expressionCall, .expressionMember, .expressionType, .keyPath, .pattern:
      true
    default: false
    }
  }
}
