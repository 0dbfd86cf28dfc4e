import Lexing
import Outlining

// What the repo adds to the types of UI frameworks, and that has nothing to do with UI.
extension ArchitectureModel {
  /// The static members that the repo's extensions add to frameworks' types and that neither give nor take
  /// anything of UI frameworks, those that give something only where they state what.
  package func ownMembersOfUI() -> OwnUIMembers {
    var found = OwnUIMembers()
    var others: [String: Set<String>] = [:]
    let uiTypes = typesThatNameUI()
    for file in files.indices where files[file].kind == .source {
      for member in staticMembersOfUI(in: file, besides: uiTypes) {
        switch member.kind {
        case .helper: found.helpers[member.type, default: []].insert(member.name)
        case .act: found.acts[member.type, default: []].insert(member.name)
        case .ui: others[member.type, default: []].insert(member.name)
        }
      }
    }
    for (type, names) in others {
      found.helpers[type]?.subtract(names)
      found.acts[type]?.subtract(names)
    }
    for (type, names) in found.acts { found.helpers[type]?.subtract(names) }
    return found
  }

  private struct AddedMember {
    var type: String
    var name: String
    var kind: Kind

    enum Kind {
      /// Gives something that has nothing to do with UI.
      case helper
      /// Gives nothing, and takes nothing of UI.
      case act
      case ui
    }
  }

  /// `Palette` of `UIColor.palette.title` leads to a colour as well.
  private func typesThatNameUI() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for edge in edges {
      guard let type = edge.from, case .external(let name) = edge.to, isUI(name, edge.file) else {
        continue
      }
      found.insert(type)
    }
    return found
  }

  private func staticMembersOfUI(in file: Int, besides uiTypes: Set<TypeID>) -> [AddedMember] {
    let outline = files[file].outline
    var extended: [DeclarationID: String] = [:]
    for (index, declaration) in outline.declarations.enumerated()
    where declaration.kind == .extension && isUI(declaration.name, file)
      && table.typeOfDeclaration[file][index] < 0
    {
      extended[DeclarationID(UInt32(index))] = text(file, declaration.name)
    }
    guard !extended.isEmpty else { return [] }
    var found: [AddedMember] = []
    for (index, variable) in outline.variables.enumerated()
    where variable.kind == .member && variable.isStatic {
      guard let type = extended[variable.owner] else { continue }
      let isHelper = isHelper(VariableID(UInt32(index)), variable, file, uiTypes)
      found.append(
        AddedMember(
          type: type, name: text(file, variable.name), kind: isHelper ? .helper : .ui))
    }
    let signatures = signatures(inFile: file)
    for (index, function) in outline.declarations.enumerated()
    where function.kind == .function && function.modifiers.areOfType {
      guard let type = extended[function.parent] else { continue }
      let named = signatures[DeclarationID(UInt32(index))] ?? []
      let kind = kind(of: function, naming: named, file, uiTypes)
      found.append(AddedMember(type: type, name: text(file, function.name), kind: kind))
    }
    return found
  }

  /// By function: what its parameters and its result name.
  private func signatures(inFile file: Int) -> [DeclarationID: [TypeReference]] {
    Dictionary(
      grouping: files[file].outline.references.lazy.filter {
        switch $0.context {
        case .result, .parameter, .genericArgument: true
        default: false
        }
      }, by: \.owner)
  }

  private func isHelper(
    _ id: VariableID, _ variable: Variable, _ file: Int, _ uiTypes: Set<TypeID>
  ) -> Bool {
    let range = variable.typeRange
    guard range.length > 0 else { return false }
    return table.typeReferences[file][id].allSatisfy {
      let reference = table.reference(file, $0)
      return !(range.start..<range.end).contains(reference.range.start)
        || !givesUI(reference, file, uiTypes)
    }
  }

  private func kind(
    of function: Declaration, naming references: [TypeReference], _ file: Int,
    _ uiTypes: Set<TypeID>
  ) -> AddedMember.Kind {
    let generic = files[file].outline.genericParameters[function.genericParameters].map(\.name)
    var givesSomething = false
    for reference in references {
      if case .result = reference.context, text(file, reference.name) != "Void" {
        givesSomething = true
      }
      // What a caller chooses may be a view.
      if generic.contains(reference.name) || givesUI(reference, file, uiTypes) { return .ui }
    }
    return givesSomething ? .helper : .act
  }

  private func givesUI(
    _ reference: TypeReference, _ file: Int, _ uiTypes: Set<TypeID>
  ) -> Bool {
    if text(file, reference.name) == "Self" { return true }
    guard case .types(let types) = table.resolve(reference, file: file) else {
      return isUI(reference.name, file)
    }
    return types.contains { type in
      table.ancestors(of: type).contains { uiTypes.contains($0) }
    }
  }
}

/// The static members that the repo itself adds to UI frameworks' types, by the type's name.
package struct OwnUIMembers: Sendable {
  /// Those that give something, and have nothing to do with UI: `UIDevice.isPad`.
  package var helpers: [String: Set<String>] = [:]
  /// Those that only do something, whose callers name nothing else of UI: `UIApplication.showError(_:)`.
  package var acts: [String: Set<String>] = [:]
}
