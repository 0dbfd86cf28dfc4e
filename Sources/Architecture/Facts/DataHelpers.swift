import Configuration
import Lexing
import Outlining

// Data that a type reaches over what the code base has for that: a function at file scope, or a property
// wrapper.
extension SymbolTable {
  /// Adds what types reach over such helpers; what they reach by themselves is known.
  func collectDataOfHelpers(_ data: DataNames, into facts: inout [TypeFacts]) {
    let functions = dataOfFunctions(data)
    for file in files.indices where files[file].kind == .source {
      if !functions.isEmpty { collectCalls(of: functions, in: file, into: &facts) }
      collectWrappers(of: file, into: &facts)
    }
  }

  /// By name: what of network, database, files or preferences a function at file scope uses, or a closure
  /// that a constant keeps there: `let archive: (Data) -> Void = { … }`.
  private func dataOfFunctions(_ data: DataNames) -> [Int32: String] {
    var found: [Int32: String] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for function in outline.declarations
      where function.kind == .function && function.parent == .none {
        note(function.name, from: function.start, to: function.end, in: file)
      }
      for variable in outline.variables where variable.kind == .global {
        note(variable.name, from: variable.nameRange.start, to: variable.end, in: file)
      }
    }
    func note(_ name: NameID, from start: UInt32, to end: UInt32, in file: Int) {
      let number = simpleName(file: file, name)
      let references = files[file].outline.references[firstReference(file, from: start)...]
      let used = references.prefix { $0.range.start < end }.lazy.map { text(file, $0.name) }
        .first { data.contains($0, inFile: file) }
      if let used, found[number] == nil { found[number] = firstLevel(used) }
    }
    return found
  }

  private func collectCalls(
    of functions: [Int32: String], in file: Int, into facts: inout [TypeFacts]
  ) {
    let outline = files[file].outline
    for chain in outline.chains where !chain.beginsWithSelf && chain.base == .none {
      guard let first = chain.components.first, outline.components[first].isCall else { continue }
      let name = simpleName(file: file, outline.components[first].name)
      guard let used = functions[name], let type = enclosingType(file: file, chain.owner),
        speaks(file, for: type), function(name, of: type) == nil
      else { continue }
      facts[type.index].touches.insert(used)
    }
  }

  /// `@Remembered("key") var isOpen` keeps what the wrapper keeps.
  private func collectWrappers(of file: Int, into facts: inout [TypeFacts]) {
    let outline = files[file].outline
    for variable in outline.variables where variable.kind == .member {
      for row in variable.attributes {
        let attribute = outline.attributes[row]
        guard mayBeDeclared(path(file, attribute.name)),
          let type = declaringType(file, variable.owner),
          case .types(let found) = lookUp(
            attribute.name, file: file, from: variable.owner, at: attribute.range.start,
            wholePath: true),
          let wrapper = found.first, isPropertyWrapper(wrapper),
          let used = facts[wrapper.index].touches.min()
        else { continue }
        facts[type].touches.insert(used)
      }
    }
  }

  private func isPropertyWrapper(_ type: TypeID) -> Bool {
    let place = places[type.index][0]
    let outline = files[place.file].outline
    return outline.attributes[declaration(place).attributes].contains {
      outline[$0.name] == "propertyWrapper"
    }
  }
}
