import Lexing
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
  /// A typealias of a tuple type: its elements are held, given and taken as they would be one by one.
  case tuple([TypeID])
  /// A typealias of somebody else's generic type, with the types of the repo among its arguments:
  /// `typealias UserResult = Result<User, Error>`. The traits are those of the generic type's name.
  case wrapped([TypeID], in: NameTraits)
}

/// No name leads through more typealiases. The bound is for hostile code, in which each name of a knot would
/// lead through all of it, and each level is a level of the stack.
let mostAliases = 256

/// The typealiases that one name leads through. Each is followed once, however many lead to it: those that
/// stand for each other would never end, and of a tower each level would double the work.
private struct AliasWalk {
  var depth = 0
  /// By index; nothing that the repo declares while it is being followed.
  var known: [Int: Resolution] = [:]

  /// Below the typealias that was named itself, each type counts once.
  func counted(_ types: [TypeID]) -> [TypeID] {
    guard depth > 0, types.count > 1 else { return types }
    var seen: Set<TypeID> = []
    return types.filter { seen.insert($0).inserted }
  }
}

extension SymbolTable {
  /// Looks a written name up in Swift's scope order: generic parameters, nested types of what is
  /// around it, then top level.
  ///
  /// - Parameter offset: of the name, as what a block declares is known there alone.
  /// - Parameter wholePath: whether every level must be a type (in expressions the later levels
  ///   may be cases and constants, which end the name).
  func lookUp(
    _ name: NameID, file: Int, from scope: DeclarationID, at offset: UInt32, wholePath: Bool
  ) -> Resolution {
    var walk = AliasWalk()
    return resolve(name, file: file, from: scope, at: offset, wholePath: wholePath, &walk)
  }

  /// What each level of a name means by itself, for as far as it can be followed.
  func symbolsByLevel(
    _ path: NamePath, file: Int, from scope: DeclarationID, at offset: UInt32
  ) -> [[Symbol]] {
    guard mayBeDeclared(path) else { return [[]] }
    var (found, start) = start(path, file: file, from: scope, at: offset)
    var levels = Array(repeating: [Symbol](), count: start) + [found]
    var walk = AliasWalk()
    for level in names.rest(of: path).dropFirst(start) {
      guard found.count == 1 else { break }
      switch symbolTypes(found[0], &walk) {
      case .parameter: found = [.parameter]
      case .types(let types) where !types.isEmpty:
        found = nestedSymbols(level, in: types[0], file: file)
      default: found = []
      }
      levels.append(found)
    }
    return levels
  }

  func resolve(_ reference: TypeReference, file: Int) -> Resolution {
    let isExpression = reference.context.isExpression
    if isExpression,
      isShadowed(
        reference.name, file: file, from: reference.owner, before: reference.range.start)
    {
      return .external
    }
    return lookUp(
      reference.name, file: file, from: reference.owner, at: reference.range.start,
      wholePath: !isExpression)
  }

  private func resolve(
    _ name: NameID, file: Int, from scope: DeclarationID, at offset: UInt32, wholePath: Bool,
    _ walk: inout AliasWalk
  ) -> Resolution {
    let path = path(file, name)
    guard path.first != 0, walk.depth < 16, mayBeDeclared(path) else { return .external }
    let (found, start) = start(path, file: file, from: scope, at: offset)
    guard let symbol = found.first else { return .external }
    if found.count > 1 { return .ambiguous }
    return follow(
      symbol, names.rest(of: path).dropFirst(start), file: file, wholePath: wholePath, &walk)
  }

  /// The first level of a name that the repo declares, and how many levels after the first it is:
  /// those before it are a module, or somebody else's type that the repo extends.
  private func start(
    _ path: NamePath, file: Int, from scope: DeclarationID, at offset: UInt32
  ) -> (symbols: [Symbol], level: Int) {
    let found = symbols(path, file: file, from: scope, at: offset)
    guard found.isEmpty, !path.isOneLevel, path.selector == 0,
      let inOutside = symbolsInOutside(path, file: file)
    else { return (found, 0) }
    return inOutside
  }

  /// What the first level of a name means: nothing of the repo, one symbol, or several of which none
  /// is nearer than the others.
  private func symbols(
    _ path: NamePath, file: Int, from scope: DeclarationID, at offset: UInt32
  ) -> [Symbol] {
    if path.selector == 0, scopedNames.contains(path.first) {
      var current = scope
      while true {
        if let found = local.symbol(path.first, file: file, in: current, at: offset) {
          return [found]
        }
        if current == .none { break }
        let found = symbols(path.first, file: file, in: current)
        if !found.isEmpty { return found }
        current = files[file].outline.declarations[Int(current.rawValue)].parent
      }
    }
    let candidates = topLevel(path.first)
    let found =
      candidates.isEmpty
      ? [] : nearest(candidates, named: path.first, file: file, selector: path.selector)
    guard found.isEmpty, path.selector == 0 else { return found }
    return symbolsOutside(path.first, file: file, from: scope)
  }

  /// What a name means in the scope of one declaration, without what is around it.
  private func symbols(_ name: Int32, file: Int, in scope: DeclarationID) -> [Symbol] {
    let index = Int(scope.rawValue)
    let declaration = files[file].outline.declarations[index]
    if hasGenericParameter(declaration, name, file: file) { return [.parameter] }
    let type = typeOfDeclaration[file][index]
    guard type >= 0 else {
      guard declaration.kind == .extension, outside.names.contains(name) else { return [] }
      let found = outside[names.number(file, declaration.name), name]
      return found.isEmpty ? [] : nearest(found, named: name, file: file, selector: 0)
    }
    // An extension of `A.B` sees the generic parameters of both, and no type nested in `A`.
    var extended = declaration.kind == .extension ? TypeID(Int(type)) : nil
    var steps = 0
    while let current = extended, steps < 64 {
      let home = types[current.index].file
      if hasGenericParameter(self.declaration(places[current.index][0]), name, file: home) {
        return [.parameter]
      }
      extended = types[current.index].parent
      steps += 1
    }
    return nestedSymbols(name, in: TypeID(Int(type)), file: file)
  }

  private func hasGenericParameter(_ declaration: Declaration, _ name: Int32, file: Int) -> Bool {
    files[file].outline.genericParameters[declaration.genericParameters]
      .contains { simpleName(file: file, $0.name) == name }
  }

  /// The symbols of a name nested in a type or in what it inherits.
  private func nestedSymbols(_ name: Int32, in type: TypeID, file: Int) -> [Symbol] {
    for ancestor in ancestors(of: type) {
      let found = nested(name, in: ancestor)
      guard !found.isEmpty else { continue }
      if found.contains(.parameter) { return [.parameter] }
      // Of several, where none is nearer, each stands in a branch of its own of some `#if`.
      if let symbol = nearest(found, named: name, file: file, selector: 0).first {
        return [symbol]
      }
    }
    return []
  }

  private func follow(
    _ symbol: Symbol, _ levels: ArraySlice<Int32>, file: Int, wholePath: Bool,
    _ walk: inout AliasWalk
  ) -> Resolution {
    var current = symbolTypes(symbol, &walk)
    for level in levels {
      guard case .types(let types) = current, let type = types.first else { return current }
      let inner = nestedSymbols(level, in: type, file: file)
      guard let symbol = inner.first else { return wholePath ? .external : current }
      current = symbolTypes(symbol, &walk)
    }
    return current
  }

  private func symbolTypes(_ symbol: Symbol, _ walk: inout AliasWalk) -> Resolution {
    switch symbol {
    case .parameter: return .parameter
    case .type(let type): return .types([type])
    case .alias(let index):
      if let known = walk.known[index] { return known }
      guard walk.known.count < mostAliases else { return .external }
      walk.known[index] = .external
      let found = types(of: aliases[index], &walk)
      walk.known[index] = found
      return found
    }
  }

  private func types(of alias: AliasSymbol, _ walk: inout AliasWalk) -> Resolution {
    let references = files[alias.file].outline.references
    let targets = alias.targets.map { references[Int($0.rawValue)] }
    if targets.contains(where: {
      $0.container == .none && $0.flags.contains(.inFunctionType)
    }) {
      return .function(typesNamed(by: alias, targets, &walk))
    }
    var types: [TypeID] = []
    for target in targets {
      guard target.context == .typealias, target.container == .none else { continue }
      if target.flags.contains(.inTuple) {
        return .tuple(typesNamed(by: alias, targets.filter(isElement), &walk))
      }
      let result = meaning(of: target, in: alias, &walk)
      switch result {
      case .types(let found): types += found
      case .function, .tuple, .wrapped, .ambiguous, .parameter: return result
      case .external: break
      }
    }
    return types.isEmpty ? wrapped(by: alias, targets, &walk) : .types(walk.counted(types))
  }

  /// The arguments of the generic type of the outside that a typealias stands for.
  private func wrapped(
    by alias: AliasSymbol, _ targets: [TypeReference], _ walk: inout AliasWalk
  ) -> Resolution {
    guard
      let outer = targets.first(where: { $0.context == .typealias && $0.container == .none })
    else { return .external }
    let arguments = typesNamed(by: alias, targets.filter { $0.container != .none }, &walk)
    return arguments.isEmpty ? .external : .wrapped(arguments, in: traits(alias.file, outer.name))
  }

  /// Whether a tuple holds what is named, by itself or in a list: no closure's parameter, and no type as such.
  private func isElement(_ reference: TypeReference) -> Bool {
    reference.container == .none
      && reference.flags.isDisjoint(with: [.inFunctionType, .metatype])
  }

  /// All types that a typealias of a function or tuple type names.
  private func typesNamed(
    by alias: AliasSymbol, _ targets: [TypeReference], _ walk: inout AliasWalk
  ) -> [TypeID] {
    var types: [TypeID] = []
    for target in targets {
      switch meaning(of: target, in: alias, &walk) {
      case .types(let found), .function(let found), .tuple(let found), .wrapped(let found, _):
        types += found
      case .external, .ambiguous, .parameter: break
      }
    }
    return walk.counted(types)
  }

  /// What a typealias names, seen from where it is declared.
  private func meaning(
    of target: TypeReference, in alias: AliasSymbol, _ walk: inout AliasWalk
  ) -> Resolution {
    walk.depth += 1
    defer { walk.depth -= 1 }
    let parent = files[alias.file].outline.declarations[Int(alias.declaration.rawValue)].parent
    return resolve(
      target.name, file: alias.file, from: parent, at: target.range.start, wholePath: true, &walk)
  }

  /// Of several declarations of one name the one that Swift would mean: own file, own target,
  /// imported targets, the nearest folder; all of them where nothing tells them apart.
  func nearest(
    _ candidates: [Symbol], named name: Int32, file: Int, selector written: Int32
  ) -> [Symbol] {
    // It has no home to be near to.
    if candidates.contains(.parameter) { return [.parameter] }
    var selector = written
    if written == 0, singleImports.names.contains(name),
      let module = singleImports[name, file, targetNames[file][0]],
      // The own target's hides what is imported.
      !candidates.contains(where: { isIn(targetNames[file][0], $0) }),
      // A module of the run may hand on what another one declares.
      !modules.contains(module) || candidates.contains(where: { isIn(module, $0) })
    {
      selector = module
    }
    if candidates.count == 1, selector == 0 {
      return isVisible(candidates[0], from: file) ? candidates : []
    }
    var rest = candidates.filter { isVisible($0, from: file) }
    if selector != 0 { rest = rest.filter { isIn(selector, $0) } }
    guard rest.count > 1 else { return rest }
    let own = rest.filter { home($0) == file }
    // Two declarations of one name in a file stand in branches of one `#if`.
    if let first = own.first { return [first] }
    // What a file of several targets names is what its main one declares.
    let sameTarget = rest.filter {
      home($0).map { files[$0].isCompiled(for: files[file].target) } ?? false
    }
    if sameTarget.count == 1 { return sameTarget }
    if sameTarget.count > 1 {
      rest = sameTarget
    } else {
      let imported = rest.filter { symbol in
        imports[file].contains { isIn($0, symbol) }
      }
      if imported.count == 1 { return imported }
      if imported.count > 1 { rest = imported }
    }
    let depths = rest.map { symbol in
      home(symbol).map { sharedFolders(files[$0].path, files[file].path) } ?? 0
    }
    guard let best = depths.max() else { return rest }
    let closest = zip(rest, depths).filter { $0.1 == best }.map(\.0)
    let homes = Set(closest.map { home($0) })
    return homes.count == 1 ? [closest[0]] : closest
  }

  private func isIn(_ target: Int32, _ symbol: Symbol) -> Bool {
    home(symbol).map { targetNames[$0].contains(target) } ?? false
  }

  func areOfOneFile(_ one: Symbol, _ other: Symbol) -> Bool {
    home(one).map { $0 == home(other) } ?? false
  }

  /// The file that declares a symbol; nil for a parameter, which could be anything.
  private func home(_ symbol: Symbol) -> Int? {
    switch symbol {
    case .type(let type): types[type.index].file
    case .alias(let index): aliases[index].file
    case .parameter: nil
    }
  }

  private func isVisible(_ symbol: Symbol, from file: Int) -> Bool {
    guard let home = home(symbol), home != file else { return true }
    // What no target compiles is nothing to those that one does, whatever it is called.
    if files[home].isLeftOut, !files[file].isLeftOut { return false }
    let visibility: Visibility
    switch symbol {
    case .type(let type): visibility = visibilities[type.index]
    case .alias(let index): visibility = aliases[index].visibility
    case .parameter: return true
    }
    switch visibility {
    case .everywhere: return true
    case .ownTarget: return targetNames[home].contains { seesInternals(of: $0, file) }
    case .tests: return files[file].kind == .test
    case .ownFile: return false
    }
  }

  private func seesInternals(of target: Int32, _ file: Int) -> Bool {
    targetNames[file].contains(target) || testableImports[file].contains(target)
  }

  /// Who may name a declaration.
  func visibility(_ file: Int, _ declaration: Declaration) -> Visibility {
    if declaration.access.isHidden { return .ownFile }
    let isInternal = files[file].isInPackage && isInternal(declaration)
    switch files[file].kind {
    case .template: return .ownFile
    case .test: return isInternal ? .ownTarget : .tests
    case .source, .generated: return isInternal ? .ownTarget : .everywhere
    }
  }

  /// Whether a declaration ends at its module. What is nested has the access of the extension around
  /// it, and is asked for only where the type around it can be named.
  private func isInternal(_ declaration: Declaration) -> Bool {
    declaration.parent == .none
      && (declaration.access == .unspecified || declaration.access == .internal)
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
