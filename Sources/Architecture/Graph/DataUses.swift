import Configuration
import Lexing
import Outlining

extension ArchitectureModel {
  /// Where types name what `frameworks.data` lists: references that the repo does not declare,
  /// wrappers of properties, global functions, and initialisers by their first label.
  func collectDataUses() -> [Edge] {
    var names = NameSet()
    var attributes = NameSet()
    var functions = NameSet()
    var hasFunctions = false
    var labels: [Int32: NameSet] = [:]
    for name in settings.frameworks.data {
      if let initializer = LabelledInitializer(name) {
        guard let type = table.names.number(of: initializer.type),
          let label = table.names.number(of: initializer.label)
        else { continue }
        labels[type, default: NameSet()].insert(label)
        functions.insert(type)
        hasFunctions = true
      } else if name.hasPrefix("@") {
        if let number = table.names.number(of: String(name.dropFirst())) {
          attributes.insert(number)
        }
      } else if let number = table.names.number(of: name) {
        names.insert(number)
        if !table.names.traits[Int(number)].contains(.capitalized) {
          functions.insert(number)
          hasFunctions = true
        }
      }
    }
    let dataNames = DataNames(Set(settings.frameworks.data), in: table)
    var found = edges.filter { edge in
      guard case .external(let name) = edge.to, edge.from != nil else { return false }
      let number = table.names.number(edge.file, name)
      if names.contains(number) { return true }
      if dataNames.holdsOfModule(text(edge.file, name), inFile: edge.file) { return true }
      // `Alamofire.Session` is the module's; `URLSession.AuthChallengeDisposition` is only a value.
      let path = table.names.paths[Int(number)]
      return !path.isOneLevel && names.contains(path.first)
        && table.imports[edge.file].contains(path.first)
    }
    for file in files.indices where files[file].kind == .source {
      found += wrapperUses(in: file, attributes)
      found += valueUses(in: file, dataNames)
      if hasFunctions { found += functionUses(in: file, functions, labels) }
    }
    return found
  }

  /// `@AppStorage("isDark") var isDark`
  private func wrapperUses(in file: Int, _ attributes: NameSet) -> [Edge] {
    var found: [Edge] = []
    let outline = files[file].outline
    for index in outline.variables.indices
    where !outline.variables[index].attributes.isEmpty {
      let variable = outline.variables[index]
      for attribute in outline.attributes[variable.attributes] {
        guard attributes.contains(table.simpleName(file: file, attribute.name)),
          case .external = table.lookUp(
            attribute.name, file: file, from: variable.owner, at: attribute.range.start,
            wholePath: true),
          let from = table.enclosingType(file: file, variable.owner)
        else { continue }
        found.append(
          Edge(
            from: from, to: .external(attribute.name), kind: .stores, ownership: .strong,
            traits: [], file: file, range: attribute.range, member: variable.name,
            variable: VariableID(UInt32(index)), owner: variable.owner))
      }
    }
    return found
  }

  /// `Defaults[\.token] = nil`: a value of a module that no name follows.
  private func valueUses(in file: Int, _ names: DataNames) -> [Edge] {
    guard names.areImported(byFile: file) else { return [] }
    return files[file].outline.references.compactMap { reference in
      guard reference.context == .expressionBare,
        names.holdsOfModule(text(file, reference.name), inFile: file),
        case .external = table.resolve(reference, file: file),
        let from = table.enclosingType(file: file, reference.owner)
      else { return nil }
      return use(of: reference.name, at: reference.range, by: from, reference.owner, file)
    }
  }

  /// `sqlite3_open(path, &database)`, `Data(contentsOf: url)`
  private func functionUses(
    in file: Int, _ functions: NameSet, _ labels: [Int32: NameSet]
  ) -> [Edge] {
    var found: [Edge] = []
    let outline = files[file].outline
    for chain in outline.chains where !chain.beginsWithSelf {
      guard let first = chain.components.first, outline.components[first].isCall else { continue }
      let component = outline.components[first]
      let name = table.simpleName(file: file, component.name)
      guard functions.contains(name),
        labels[name]?.contains(table.simpleName(file: file, component.label)) ?? true,
        let from = table.enclosingType(file: file, chain.owner),
        table.function(name, of: from) == nil
      else { continue }
      let length = UInt32(table.text(file, component.name).utf8.count)
      let range = TextRange(start: component.offset, length: length)
      found.append(use(of: component.name, at: range, by: from, chain.owner, file))
    }
    return found
  }

  /// The reference by which code uses what a name of the outside stands for.
  private func use(
    of name: NameID, at range: TextRange, by from: TypeID, _ owner: DeclarationID, _ file: Int
  ) -> Edge {
    let member = table.enclosingMember(file: file, owner)
    return Edge(
      from: from, to: .external(name), kind: .local, ownership: .strong, traits: [], file: file,
      range: range, member: member == .none ? .none : table.declaration(file, member).fullName,
      variable: .none, owner: owner)
  }
}
