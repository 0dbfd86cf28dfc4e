import Configuration
import Lexing
import Outlining

extension Roles {
  /// Where the requirement of a callback interface makes its witness name something: the interface's
  /// author chose those types.
  /// - Returns: indices of edges.
  func edgesDemandedByPorts(_ facings: [FacingVerdict?]) -> [Int] {
    let functions = requirementsOfPorts(facings).filter { isCalledOutThrough($0.key) }
    let properties = propertiesOfPorts(facings).filter { isCalledOutThrough($0.key) }
    guard !functions.isEmpty || !properties.isEmpty else { return [] }
    let ports = Set(functions.keys).union(properties.keys)
    let (callers, known) = (callersOfPorts(ports), portsThatAreKept(ports))
    let named = types.map { type -> (functions: Set<Int32>, properties: Set<Int32>) in
      guard !type.kind.isProtocol else { return ([], []) }
      return ancestors(of: type.id).reduce(into: ([], [])) { names, ancestor in
        // A view that plugs into its own cell is on both sides of the interface.
        // Nor is a mix-in that nobody keeps anybody's way to call out.
        guard ports.contains(ancestor),
          facings[ancestor.index]?.reason != .severalRoles || known.contains(ancestor),
          type.role.map({ role in
            // Another module's interface is called from there.
            !(callers[ancestor] ?? []).contains {
              $0.role == role && ($0.module == nil || $0.module == type.module)
            }
          }) ?? true
        else { return }
        names.functions.formUnion(functions[ancestor] ?? [])
        names.properties.formUnion(properties[ancestor] ?? [])
      }
    }
    return edges.indices.filter { index in
      let edge = edges[index]
      guard let from = edge.from else { return false }
      let demanded = named[from.index]
      let member = { table.names.number(edge.file, edge.member) }
      switch edge.kind {
      case .parameter, .result:
        if demanded.functions.isEmpty, demanded.properties.isEmpty { return false }
        return demanded.functions.contains(member())
          || edge.target == nil && demanded.properties.contains(member())
      // What a property keeps of the repo's own is its holder's choice as well.
      case .stores:
        return !demanded.properties.isEmpty && edge.target == nil
          && demanded.properties.contains(member())
      default: return false
      }
    }
  }

  /// Whether somebody knows who conforms by the protocol alone. What is only conformed to is a mix-in,
  /// and what the module's own part conforms to under its name is that part's face.
  private func isCalledOutThrough(_ port: TypeID) -> Bool {
    let callers = program.survey.incoming[port.index].compactMap { index -> TypeID? in
      switch edges[index].kind {
      case .inherits, .constraint: nil
      default: edges[index].from
      }
    }
    if callers.isEmpty { return false }
    guard let match = nameMatch(of: port), match.isFace, match.role == types[port.index].role else {
      return true
    }
    let conformers = program.survey.conformers[port.index]
    let modules = Set((conformers + callers).map { types[$0.index].module })
    return conformers.isEmpty || modules.count > 1 || modules.contains(nil)
  }

  /// Per callback interface: the names of the functions that it asks for.
  private func requirementsOfPorts(_ facings: [FacingVerdict?]) -> [TypeID: Set<Int32>] {
    var found: [TypeID: Set<Int32>] = [:]
    for file in files.indices {
      for declaration in files[file].outline.declarations
      where declaration.kind.isFunction && declaration.parent != .none {
        let owner = table.typeOfDeclaration[file][Int(declaration.parent.rawValue)]
        guard owner >= 0, types[Int(owner)].kind == .protocol,
          [.port, .moduleInterface].contains(facings[Int(owner)]?.facing)
        else { continue }
        found[TypeID(Int(owner)), default: []].insert(
          table.names.number(file, declaration.fullName))
      }
    }
    return found
  }

  /// Per callback interface: the names of the properties that it asks for.
  private func propertiesOfPorts(_ facings: [FacingVerdict?]) -> [TypeID: Set<Int32>] {
    var found: [TypeID: Set<Int32>] = [:]
    for file in files.indices {
      let outline = files[file].outline
      for variable in outline.variables where variable.kind == .member && variable.owner != .none {
        let owner = table.typeOfDeclaration[file][Int(variable.owner.rawValue)]
        guard owner >= 0, types[Int(owner)].kind == .protocol, facings[Int(owner)]?.facing == .port
        else { continue }
        found[TypeID(Int(owner)), default: []].insert(table.names.number(file, variable.name))
      }
    }
    return found
  }

  /// The callback interfaces that somebody keeps or takes.
  private func portsThatAreKept(_ ports: Set<TypeID>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for edge in edges where edge.kind == .stores || edge.kind == .parameter {
      if let to = edge.target, ports.contains(to) { found.insert(to) }
    }
    return found
  }

  private struct Caller: Hashable {
    var role: Role
    var module: ModuleID?
  }

  /// Those who hold a callback interface, and so call it.
  private func callersOfPorts(_ ports: Set<TypeID>) -> [TypeID: Set<Caller>] {
    var callers: [TypeID: Set<Caller>] = [:]
    for edge in edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, ports.contains(to),
        let role = types[judgedType(for: from).index].role
      else { continue }
      callers[to, default: []].insert(Caller(role: role, module: types[from.index].module))
    }
    return callers
  }
}
