import Configuration
import Lexing
import Outlining

extension Roles {
  /// Where a requirement over an associated type, or a generic base over its parameter, makes a type
  /// name another as a concrete one: `var view: V!` of `protocol Presenting { associatedtype V }`
  /// cannot be met by a protocol.
  /// - Returns: indices of edges.
  func edgesDemandedByGenerics() -> [Int] {
    let demands = table.genericDemands()
    guard !demands.isEmpty else { return [] }
    let demandedOf = types.map { type -> Set<GenericDemand> in
      guard !type.kind.isProtocol else { return [] }
      return ancestors(of: type.id).dropFirst().reduce(into: []) {
        if let found = demands[$1] { $0.formUnion(found) }
      }
    }
    var forced: Set<TypePair> = []
    let direct = edges.indices.filter { index in
      let edge = edges[index]
      guard let from = edge.from, !demandedOf[from.index].isEmpty,
        edge.kind == .stores || edge.kind == .parameter || edge.kind == .result
      else { return false }
      let member = table.names.number(edge.file, edge.member)
      let demand = GenericDemand(name: member, isProperty: edge.kind != .parameter)
      guard demandedOf[from.index].contains(demand) else { return false }
      if case .own(let to) = edge.to { forced.insert(TypePair(from: from, to: to)) }
      return true
    }
    // What is held as a concrete type must be handed over as one, too.
    return direct
      + edges.indices.filter { index in
        guard let from = edges[index].from, !demandedOf[from.index].isEmpty,
          case .own(let to) = edges[index].to
        else { return false }
        return forced.contains(TypePair(from: from, to: to))
      }
  }
}

/// A member whose type a protocol leaves to an associated type, or a class to its parameter.
struct GenericDemand: Hashable {
  /// A property's name, or a function's with its labels.
  var name: Int32
  var isProperty: Bool
}

extension SymbolTable {
  /// Per protocol with associated types and per generic class: the members that name one of these as
  /// the type of a property, a parameter or a result.
  fileprivate func genericDemands() -> [TypeID: Set<GenericDemand>] {
    var found: [TypeID: Set<GenericDemand>] = [:]
    for file in files.indices {
      let parameters = genericNames(of: file)
      guard !parameters.isEmpty else { continue }
      for reference in files[file].outline.references {
        switch reference.context {
        case .property, .parameter, .result: break
        default: continue
        }
        guard reference.container == .none,
          let owner = enclosingType(file: file, reference.owner),
          let names = parameters[owner], names.contains(path(file, reference.name).first)
        else { continue }
        let member = enclosingMember(file: file, reference.owner)
        if member != .none {
          let name = self.names.number(file, declaration(file, member).fullName)
          let isProperty = reference.context == .result
          found[owner, default: []].insert(GenericDemand(name: name, isProperty: isProperty))
        } else if reference.variable != .none {
          let name = self.names.number(file, variable(file, reference.variable).name)
          found[owner, default: []].insert(GenericDemand(name: name, isProperty: true))
        }
      }
    }
    return found
  }

  /// Per type declared in a file: the names of its associated types or generic parameters.
  private func genericNames(of file: Int) -> [TypeID: Set<Int32>] {
    var found: [TypeID: Set<Int32>] = [:]
    let outline = files[file].outline
    for (index, declaration) in outline.declarations.enumerated() {
      switch declaration.kind {
      case .associatedType:
        guard let owner = enclosingType(file: file, declaration.parent) else { continue }
        found[owner, default: []].insert(names.number(file, declaration.name))
      case .class where !declaration.genericParameters.isEmpty:
        let type = typeOfDeclaration[file][index]
        guard type >= 0 else { continue }
        for parameter in outline.genericParameters[declaration.genericParameters] {
          found[TypeID(Int(type)), default: []].insert(names.number(file, parameter.name))
        }
      default: continue
      }
    }
    return found
  }
}
