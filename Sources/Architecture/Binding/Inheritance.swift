import Configuration
import Lexing
import Outlining

extension SymbolTable {
  /// Whether a type inherits, however far up, a base that the repo does not declare and of which
  /// something holds.
  func inheritsExternal(_ type: TypeID, where holds: (String) -> Bool) -> Bool {
    ancestors(of: type).contains { types[$0.index].externalBases.contains(where: holds) }
  }

  /// Resolves every inheritance clause, of declarations and extensions, and every `&` behind a
  /// typealias in one.
  ///
  /// Nested types are found through superclasses, so the clauses of the types that inherit are
  /// resolved twice: the second time with all superclasses known.
  mutating func joinInheritance() {
    let clauses = inheritanceClauses()
    for round in 0..<2 {
      let known = self
      let found = threads.mapEach(types.count) { type -> Inherited? in
        if clauses[type].isEmpty { return nil }
        if round > 0, !clauses[type].contains(where: { known.mayBeScoped($0) }) { return nil }
        return known.inherited(by: TypeID(type), clauses[type])
      }
      for (type, found) in found.enumerated() {
        guard let found else { continue }
        parents[type] = found.parents
        types[type].setBases(
          superclass: found.superclass, protocols: found.protocols, external: found.external)
      }
    }
    for type in types.indices {
      for parent in parents[type] { children[parent.index].append(TypeID(type)) }
    }
    findClassBound()
  }

  /// One name in an inheritance clause.
  private struct InheritedName: Sendable {
    var file: Int
    var owner: DeclarationID
    var name: NameID
  }

  /// Per type: what its declaration and its extensions name, in source order.
  private func inheritanceClauses() -> [[InheritedName]] {
    var clauses: [[InheritedName]] = Array(repeating: [], count: types.count)
    for file in files.indices {
      let references = files[file].outline.references
      for index in references.indices
      where references[index].context.isInheritance && references[index].container == .none {
        let owner = references[index].owner
        guard owner != .none else { continue }
        let type = typeOfDeclaration[file][Int(owner.rawValue)]
        guard type >= 0, speaks(file, for: TypeID(Int(type))) else { continue }
        clauses[Int(type)].append(
          InheritedName(file: file, owner: owner, name: references[index].name))
      }
    }
    return clauses
  }

  /// Whether a superclass known by now could give the name another meaning.
  private func mayBeScoped(_ inherited: InheritedName) -> Bool {
    scopedNames.contains(path(inherited.file, inherited.name).first)
      || !path(inherited.file, inherited.name).isOneLevel
  }

  /// What the clauses of a type come to.
  private struct Inherited: Sendable {
    var parents: [TypeID] = []
    var superclass: TypeID?
    var protocols: [TypeID] = []
    var external: [String] = []
  }

  private func inherited(by type: TypeID, _ names: [InheritedName]) -> Inherited {
    var all = Inherited()
    var seen: Set<TypeID> = []
    for inherited in names {
      // What a type inherits is looked up around it, never within it.
      let place = declaration(inherited.file, inherited.owner)
      let scope = place.parent
      let result = lookUp(
        inherited.name, file: inherited.file, from: scope, at: place.nameRange.start,
        wholePath: true)
      var bases = outsideBases(
        behind: inherited.name, file: inherited.file, from: scope, at: place.nameRange.start)
      var found: [TypeID] = []
      if case .types(let types) = result, types != [type] {
        found = types
      } else if bases.isEmpty {
        bases = [text(inherited.file, inherited.name)]
      }
      all.external += bases.filter { !isLentView($0, to: type, in: inherited.file) }
      for parent in found where parent != type && seen.insert(parent).inserted {
        all.parents.append(parent)
        if types[parent.index].kind.isProtocol {
          all.protocols.append(parent)
        } else {
          all.superclass = parent
        }
      }
    }
    return all
  }

  /// A value of one target that another target teaches to show itself (`extension Amount: View` in
  /// the target of the views) stays what it is where it is declared.
  private func isLentView(_ base: String, to type: TypeID, in file: Int) -> Bool {
    guard isSwiftUIView(base) else { return false }
    return files[file].target != files[types[type.index].file].target
  }

  /// Whether a type stands within another, at any depth.
  func isNested(_ type: TypeID, in other: TypeID) -> Bool {
    var around = types[type.index].parent
    while let parent = around {
      if parent == other { return true }
      around = types[parent.index].parent
    }
    return false
  }

  /// A protocol is class-bound by `AnyObject`, `class`, a class, a class-bound protocol, or what
  /// Objective-C declares.
  private mutating func findClassBound() {
    let known = Words.shipped[.classBoundBases]
    var queue: [TypeID] = []
    for type in types.indices where types[type].kind == .protocol {
      let bases = types[type].externalBases
      let declaration = declaration(places[type][0])
      let file = types[type].file
      let isObjectiveC = files[file].outline.attributes[declaration.attributes]
        .contains { text(file, $0.name) == "objc" }
      if isObjectiveC || types[type].superclass != nil
        || declaration.modifiers.contains(.classBound)
        || bases.contains(where: {
          known.contains($0) || isFrameworkClass($0) || $0.hasSuffix("Delegate")
            || $0.hasSuffix("DataSource")
        })
      {
        types[type].isClassBound = true
        queue.append(TypeID(type))
      }
    }
    while let type = queue.popLast() {
      for child in children[type.index]
      where types[child.index].kind == .protocol && !types[child.index].isClassBound {
        types[child.index].isClassBound = true
        queue.append(child)
      }
    }
    for type in types.indices where types[type].kind == .class || types[type].kind == .actor {
      types[type].isClassBound = true
    }
  }

  private func isFrameworkClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && isUIName(name) || name.hasPrefix("NS")
  }
}
