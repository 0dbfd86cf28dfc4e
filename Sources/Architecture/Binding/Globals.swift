import Configuration
import Lexing
import Outlining

/// The values that stand at file scope, by name.
struct GlobalNames: Sendable {
  struct Place: Sendable {
    var file: Int
    var variable: VariableID
    var isPrivate: Bool
  }

  private var names = NameSet()
  private var places: [Int32: [Place]] = [:]

  mutating func add(_ place: Place, named name: Int32) {
    names.insert(name)
    places[name, default: []].append(place)
  }

  /// Nearly no name is one, so a flag is asked before the dictionary.
  subscript(name: Int32) -> [Place] { names.contains(name) ? places[name] ?? [] : [] }

  func contains(_ name: Int32) -> Bool { names.contains(name) }
}

extension SymbolTable {
  /// The value at file scope that a name means in a file: its own, its target's, or the only one.
  func global(_ name: Int32, file: Int) -> GlobalNames.Place? {
    let all = globals[name]
    if all.isEmpty { return nil }
    if let own = all.first(where: { $0.file == file }) { return own }
    let open = all.filter { !$0.isPrivate && files[$0.file].kind == .source }
    let near = open.filter { files[file].sharesTarget(with: files[$0.file]) }
    // Each of several of one file stands in a branch of its own of some `#if`.
    let found = near.isEmpty ? open : near
    return found.dropFirst().allSatisfy { $0.file == found[0].file } ? found.first : nil
  }

  /// What stands at file scope and in no type's own members is meant by the first name of a chain.
  func global(beginning chain: MemberChain, file: Int) -> GlobalNames.Place? {
    guard let first = chain.components.first else { return nil }
    let component = files[file].outline.components[first]
    let name = simpleName(file: file, component.name)
    guard globals.contains(name), !chain.beginsWithSelf, chain.base == .none, !component.isCall,
      let found = global(name, file: file),
      local(component.name, file: file, from: chain.owner, before: component.offset) == nil
    else { return nil }
    if let type = enclosingType(file: file, chain.owner), property(name, of: type) != nil {
      return nil
    }
    return found
  }
}

extension SymbolTable {
  /// What extends SwiftUI's environment, or a container, under the name by which a property without a written
  /// type takes it: `@Environment(\.mailer) var mailer`, `@Injected(\.mailer) var mailer`.
  func valueTaken(by variable: Variable, file: Int) -> GlobalNames.Place? {
    guard variable.typeRange.length == 0, !variable.attributes.isEmpty else { return nil }
    let outline = files[file].outline
    guard let taken = outline.attributes[variable.attributes].first(where: { $0.keyPath != .none })
    else { return nil }
    let name = simpleName(file: file, taken.keyPath)
    let places =
      outline[taken.name] == "Environment"
      ? environmentValues[name]
      : injectingAttributes.contains(outline[taken.name]) ? injectedValues[name] : []
    return places.count == 1 ? places.first : nil
  }
}

extension SymbolTable {
  /// What the only extension that has a property of some name adds to a base of a type:
  /// `extension UIViewController { var container: Container }`.
  func valueAdded(_ name: Int32, to type: TypeID) -> GlobalNames.Place? {
    guard addedValues.contains(name) else { return nil }
    let places = addedValues[name]
    guard places.count == 1, let place = places.first else { return nil }
    let owner = variable(place.file, place.variable).owner
    let extended = text(place.file, declaration(place.file, owner).name)
    let isOfBase = inheritsExternal(type) { base in
      base == extended || extended == "UIViewController" && isUIControllerName(base)
        || extended == "UIView" && isUIViewName(base) && !isUIControllerName(base)
    }
    return isOfBase ? place : nil
  }
}

private let injectingAttributes = Words.shipped[.injectingAttributes]

/// A type's use of a value at file scope whose type the repo does not declare.
struct OutsideUse: Sendable {
  var from: TypeID
  /// The number of the type's name.
  var name: Int32
}

extension EdgeCollector {
  /// What names no type and still knows one: a value at file scope that a chain begins with, and a
  /// property whose initial value alone tells its type.
  mutating func collectUnwritten(_ file: Int) {
    let outline = table.files[file].outline
    for chain in outline.chains {
      collectGlobal(chain, file)
      collectData(chain, outline, file)
    }
    for index in outline.variables.indices {
      collectInferred(VariableID(UInt32(index)), outline.variables[index], file)
      if !outline.variables[index].attributes.isEmpty {
        collectTaken(VariableID(UInt32(index)), outline.variables[index], file)
      }
    }
  }

  private mutating func collectGlobal(_ chain: MemberChain, _ file: Int) {
    guard let place = table.global(beginning: chain, file: file),
      let first = chain.components.first,
      let from = table.enclosingType(file: file, chain.owner)
    else { return }
    let value = resolver.value(of: place.variable, file: place.file)
    let component = table.files[file].outline.components[first]
    for type in value.types where type != from {
      result.edges.append(
        edge(from: from, to: type, .staticMember, at: component, chain, file: file))
    }
    if value.external != 0 {
      result.outsideUses.append(OutsideUse(from: from, name: value.external))
    }
  }

  /// What data a chain gets at by a member of another type or of an extension.
  private mutating func collectData(_ chain: MemberChain, _ outline: FileOutline, _ file: Int) {
    let mayReach = chain.components.dropFirst().contains {
      dataMembers.mayReach(table.simpleName(file: file, outline.components[$0].name))
    }
    guard mayReach, let from = table.enclosingType(file: file, chain.owner) else { return }
    let steps = resolver.steps(of: chain, file: file)
    for name in dataMembers.reached(by: steps, of: from, file: file, table) {
      result.outsideUses.append(OutsideUse(from: from, name: name))
    }
  }

  /// `@Environment(\.mailer) private var mailer` holds what the environment's `mailer` is declared to be.
  private mutating func collectTaken(_ id: VariableID, _ variable: Variable, _ file: Int) {
    guard variable.kind == .member, variable.owner != .none,
      let from = table.enclosingType(file: file, variable.owner),
      table.valueTaken(by: variable, file: file) != nil
    else { return }
    collectHeld(id, variable, by: from, at: variable.nameRange, file)
  }

  private mutating func collectHeld(
    _ id: VariableID, _ variable: Variable, by from: TypeID, at range: TextRange, _ file: Int
  ) {
    for type in resolver.value(of: id, file: file).types where type != from {
      result.edges.append(
        Edge(
          from: from, to: .own(type), kind: .stores, ownership: variable.ownership,
          traits: variable.isStatic ? .isStatic : [], file: file, range: range,
          member: variable.name, variable: id, owner: variable.owner))
    }
  }

  /// `let auth = Factory.instance.authorization` holds what `let auth: Authorization` holds.
  private mutating func collectInferred(_ id: VariableID, _ variable: Variable, _ file: Int) {
    guard variable.kind == .member, table.isStored(variable), variable.typeRange.length == 0,
      variable.initialChain >= 0, variable.owner != .none,
      let from = table.enclosingType(file: file, variable.owner), !givesType(id, file)
    else { return }
    let outline = table.files[file].outline
    let chain = outline.chains[Int(variable.initialChain)]
    guard let last = chain.components.last else { return }
    collectHeld(id, variable, by: from, at: range(of: outline.components[last], file), file)
  }

  /// Whether a reference of the initial value is an edge to what the property holds.
  private func givesType(_ variable: VariableID, _ file: Int) -> Bool {
    table.typeReferences[file][variable].contains {
      table.reference(file, $0).flags.contains(.givesType)
    }
  }

  private func edge(
    from: TypeID, to: TypeID, _ kind: ReferenceKind, at component: ChainComponent,
    _ chain: MemberChain, file: Int
  ) -> Edge {
    Edge(
      from: from, to: .own(to), kind: kind, ownership: .strong, traits: [], file: file,
      range: range(of: component, file),
      member: table.memberName(of: chain, file: file), variable: chain.variable, owner: chain.owner)
  }

  private func range(of component: ChainComponent, _ file: Int) -> TextRange {
    let name = table.files[file].outline[component.name]
    return TextRange(start: component.offset, length: UInt32(name.utf8.count))
  }
}
