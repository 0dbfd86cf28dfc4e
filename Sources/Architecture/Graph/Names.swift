import Configuration
package import Outlining

// The names of the code, as rules and reports ask for them.
extension ArchitectureModel {
  private var names: NameTable { table.names }

  /// The name of the outside that an edge leads to; nil for one to a type of the repo.
  package func externalName(_ edge: Edge) -> String? {
    guard case .external(let name) = edge.to else { return nil }
    return text(edge.file, name)
  }

  /// Whether an edge leads to a view controller, window or the like of a UI framework.
  package func namesUIController(_ edge: Edge) -> Bool {
    guard case .external(let name) = edge.to else { return false }
    return table.traits(edge.file, name).contains(.uiController)
  }

  /// The property or function that an edge stands in, as it is named; empty for none.
  package func memberName(_ edge: Edge) -> String { text(edge.file, edge.member) }

  /// Whether an edge stands in the annotation or the initial value of a property that keeps something.
  package func standsInKeptProperty(_ edge: Edge) -> Bool {
    guard edge.variable != .none else { return false }
    let variable = table.variable(edge.file, edge.variable)
    return variable.kind == .member && variable.storage != .computed
  }

  /// The function or initialiser of a type in which an edge stands; none for what stands in a property.
  package func member(of edge: Edge) -> DeclarationID {
    table.enclosingMember(file: edge.file, edge.owner)
  }

  /// Whether a type is asked for a truth value that is a property of its own: `Settings.isDark`.
  package func asksFlag(_ edge: Edge) -> Bool {
    guard edge.kind == .staticMember, let type = edge.target,
      let asked = reference(of: edge)?.member, asked != .none,
      let place = table.property(names.number(edge.file, asked), of: type)?.place
    else { return false }
    let member = table.memberPlaces[place]
    let types = table.typeReferences[member.file][VariableID(member.index)]
    return !types.isEmpty
      && types.allSatisfy { text(member.file, table.reference(member.file, $0).name) == "Bool" }
  }

  /// A name of a file, as written there.
  package func text(_ file: Int, _ name: NameID) -> String { names[names.number(file, name)] }

  /// Whether a name stands anywhere in the code; of one with dots, whether its first level does. May
  /// hold for a name that viperlint itself knows and nobody writes.
  package func mentions(_ name: String) -> Bool {
    names.number(of: name) != nil || names.number(of: firstLevel(name)) != nil
  }

  /// The name that the code spells with other capitals; nil where there is none.
  package func otherSpelling(of name: String) -> String? {
    let letters = name.lowercased()
    return names.texts.filter { $0 != name && $0.lowercased() == letters }.min()
  }

  /// Those of some names that a file of the repo declares; an extension may be of another module's type.
  package func declaredNames(among wanted: Set<String>) -> Set<String> {
    var open = NameSet()
    for name in wanted { if let number = names.number(of: name) { open.insert(number) } }
    var found: Set<String> = []
    for file in files.indices {
      func note(_ name: NameID) {
        let number = names.number(file, name)
        if open.contains(number) { found.insert(names[number]) }
      }
      let outline = files[file].outline
      for declaration in outline.declarations where declaration.kind != .extension {
        note(declaration.name)
      }
      for parameter in outline.genericParameters { note(parameter.name) }
      for variable in outline.variables { note(variable.name) }
    }
    return found
  }

  /// Names that several declarations could mean, each with the number of references, most first.
  package var ambiguousNames: [NameCount] { named(roles.program.edges.ambiguous) }
  /// Names that no declaration of the repo means, each with the number of references, most first.
  package var externalNames: [NameCount] { named(roles.program.edges.external) }
  package var ambiguousNameCount: Int { roles.program.edges.ambiguous.count { $0 > 0 } }
  package var externalNameCount: Int { roles.program.edges.external.count { $0 > 0 } }

  /// Whether some reference leads to a name that the repo does not declare; -1 for a name that nobody
  /// writes.
  func isNamed(_ name: Int32) -> Bool {
    name >= 0 && roles.program.edges.external[Int(name)] > 0
  }

  private func named(_ counts: [Int]) -> [NameCount] {
    counts.indices.filter { counts[$0] > 0 }
      .map { NameCount(name: names.texts[$0], count: counts[$0]) }
      .ordered { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

package struct NameCount: Sendable, Equatable {
  package var name: String
  package var count: Int

  package init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}
