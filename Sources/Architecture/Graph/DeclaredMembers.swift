package import Outlining

extension ArchitectureModel {
  /// The functions and properties that a type declares, in extensions in whatever file, too, by name.
  package func declaredMembers(of type: TypeID) -> DeclaredMembers {
    var found = DeclaredMembers()
    for (file, function) in declaredFunctions(of: type) {
      found.add(
        files[file].outline[function.name], isStatic: function.modifiers.areOfType)
    }
    for place in table.places[type.index] {
      let outline = files[place.file].outline
      for variable in outline.variables[outline.variableRows(in: place.declaration)]
      where variable.kind == .member && variable.owner == place.declaration {
        found.add(outline[variable.name], isStatic: variable.isStatic)
      }
    }
    return found
  }

  /// The functions that a type declares, in extensions in whatever file, too, each with its file.
  package func declaredFunctions(of type: TypeID) -> [(file: Int, function: Declaration)] {
    table.places[type.index].flatMap { place in
      let outline = files[place.file].outline
      return outline.declarations[outline.declarationRows(in: place.declaration)].lazy.filter {
        $0.parent == place.declaration && $0.kind == .function
      }.map { (place.file, $0) }
    }
  }

  /// Whether a property of a type can be named in its own file alone.
  package func isKeptToFile(_ property: String, of type: TypeID) -> Bool {
    table.places[type.index].contains { place in
      let outline = files[place.file].outline
      return outline.variables[outline.variableRows(in: place.declaration)].contains {
        $0.kind == .member && $0.owner == place.declaration && outline[$0.name] == property
          && $0.access.isHidden
      }
    }
  }

  /// Whether a type's code, but for its initialisers, takes a part of what one of its properties keeps:
  /// `trip.title`.
  package func readsPart(of property: String, by type: TypeID) -> Bool {
    table.places[type.index].contains { place in
      let outline = files[place.file].outline
      let body = outline.declarations[Int(place.declaration.rawValue)]
      return outline.chains[outline.chainRows(from: body.start, to: body.end)].contains { chain in
        guard let first = chain.components.first, chain.components.count > 1,
          outline[outline.components[first].name] == property
        else { return false }
        guard chain.owner != .none else { return true }
        if outline.declarations[Int(chain.owner.rawValue)].kind == .initializer { return false }
        return chain.beginsWithSelf
          || !outline.variables[outline.variableRows(in: chain.owner)].contains {
            $0.kind != .member && $0.owner == chain.owner && outline[$0.name] == property
          }
      }
    }
  }

  /// The type whose code a declaration is, or stands in.
  package func typeAround(_ declaration: DeclarationID, inFile file: Int) -> TypeID? {
    table.enclosingType(file: file, declaration)
  }
}

/// The names by which a type can be asked, of itself and of its instances.
package struct DeclaredMembers: Sendable {
  package private(set) var ofInstances: Set<String> = []
  package private(set) var ofType: Set<String> = []

  package init() {}

  package var isEmpty: Bool { ofInstances.isEmpty && ofType.isEmpty }

  mutating func add(_ name: String, isStatic: Bool) {
    if isStatic { ofType.insert(name) } else { ofInstances.insert(name) }
  }

  package mutating func add(_ other: DeclaredMembers) {
    ofInstances.formUnion(other.ofInstances)
    ofType.formUnion(other.ofType)
  }
}
