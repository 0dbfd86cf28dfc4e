import Outlining

extension SymbolTable {
  /// Resolves every inheritance clause, of declarations and extensions, and every `&` behind a
  /// typealias in one.
  ///
  /// Nested types are found through superclasses, so the clauses of the types that inherit are
  /// resolved twice: the second time with all superclasses known.
  mutating func joinInheritance() {
    var clauses: [[(place: DeclarationPlace, references: [ReferenceID])]] =
      Array(repeating: [], count: types.count)
    for file in files.indices {
      var byOwner: [DeclarationID: [ReferenceID]] = [:]
      for (index, reference) in files[file].outline.references.enumerated()
      where reference.context == .inherit && reference.container == .none {
        byOwner[reference.owner, default: []].append(ReferenceID(UInt32(index)))
      }
      guard !byOwner.isEmpty else { continue }
      for index in files[file].outline.declarations.indices {
        let type = typeOfDeclaration[file][index]
        let id = DeclarationID(UInt32(index))
        guard type >= 0, let references = byOwner[id] else { continue }
        clauses[Int(type)].append((DeclarationPlace(file: file, declaration: id), references))
      }
    }
    for _ in 0..<2 {
      var links: [[TypeID]] = Array(repeating: [], count: types.count)
      for type in types.indices {
        links[type] = inherit(TypeID(type), clauses[type])
      }
      parents = links
    }
    for type in types.indices {
      for parent in parents[type] { children[parent.index].append(TypeID(type)) }
    }
    findClassBound()
  }

  private mutating func inherit(
    _ type: TypeID, _ clauses: [(place: DeclarationPlace, references: [ReferenceID])]
  ) -> [TypeID] {
    var links: [TypeID] = []
    types[type.index].superclass = nil
    types[type.index].protocols = []
    types[type.index].externalBases = []
    for clause in clauses {
      let outline = files[clause.place.file].outline
      for id in clause.references {
        let reference = outline.references[Int(id.rawValue)]
        // What a type inherits is looked up around it, never within it.
        let scope = outline.declarations[Int(clause.place.declaration.rawValue)].parent
        let result = lookUp(reference.name, file: clause.place.file, from: scope, wholePath: true)
        guard case .types(let found) = result, found != [type] else {
          types[type.index].externalBases.append(text(clause.place.file, reference.name))
          continue
        }
        for parent in found where parent != type && !links.contains(parent) {
          links.append(parent)
          if types[parent.index].kind == .protocol {
            types[type.index].protocols.append(parent)
          } else {
            types[type.index].superclass = parent
          }
        }
      }
    }
    return links
  }

  /// A protocol is class-bound by `AnyObject`, `class`, a class, a class-bound protocol, or what
  /// Objective-C declares.
  private mutating func findClassBound() {
    let known: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
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
