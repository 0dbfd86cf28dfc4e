import Configuration
import Lexing
import Outlining

/// Functions of the repo's own controllers that move between screens for their caller.
extension NavigationCollector {
  struct OwnHelperName: Hashable {
    var type: TypeID
    var helper: HelperName
  }

  /// Reads `func present(in controller: UIViewController)` that presents its own controller, and
  /// `func open(_ controller: UIViewController)` of a base controller that pushes what it is handed.
  mutating func collectOwnHelpers() {
    for file in model.files.indices where model.files[file].kind == .source {
      let declaresController = table.typeOfDeclaration[file].contains {
        $0 >= 0 && isOfController(TypeID(Int($0)))
      }
      if declaresController { collectOwnHelpers(file) }
    }
  }

  private mutating func collectOwnHelpers(_ file: Int) {
    let outline = model.files[file].outline
    for row in outline.chains.indices {
      let chain = outline.chains[row]
      for component in chain.components where mayNavigate(outline.components[component], file) {
        let member = table.enclosingMember(file: file, chain.owner)
        guard member != .none, let type = table.enclosingType(file: file, chain.owner),
          isOfController(type)
        else { continue }
        let declaration = table.declaration(file, member)
        guard declaration.kind == .function, !declaration.modifiers.contains(.override) else {
          continue
        }
        let site = Site(file: file, row: row, chain: chain, component: component)
        guard let call = call(at: site, from: type), call.act == .present || call.act == .move,
          let shows = showsForCaller(site, call, member)
        else { continue }
        let key = HelperName(
          name: table.simpleName(file: file, declaration.name), label: label(of: member, file))
        let own = OwnHelperName(type: type, helper: key)
        if ownHelpers[own] == nil {
          ownHelpers[own] = Helper(act: call.act, shows: shows)
          helperNames.insert(key.name)
        }
      }
    }
  }

  /// Whether a type is a controller, or a protocol that controllers alone can meet:
  /// `protocol Overlaying: UIViewController`.
  private func isOfController(_ type: TypeID) -> Bool {
    frameworks.controllers[type.index]
      || model.types[type.index].kind == .protocol
        && model.types[type.index].externalBases.contains(where: isUIControllerName)
  }

  /// Itself, on a controller that it is handed, or what it is handed, where nobody judges the function;
  /// nil where it shows a screen of its own choice.
  private func showsForCaller(
    _ site: Site, _ call: NavigationCall, _ member: DeclarationID
  ) -> Helper.Shows? {
    let outline = model.files[site.file].outline
    let argument = outline.firstArgument(ofComponent: site.component, inChain: site.row)
    guard case .name(let name) = argument?.value else { return nil }
    if table.simpleName(file: site.file, name) == words.selfName {
      return call.receiver == .another ? .receiver : nil
    }
    let isHanded = parameters(of: member, site.file).contains {
      table.sameName(site.file, outline.variables[$0].name, name)
    }
    let isOfModule = model[model.judgedType(for: call.from)].module != nil
    return isHanded && !(isOfModule && isAsked[call.from.index]) ? .argument : nil
  }

  /// The own helper that a call names; nil for one in the type that declares it, whose body is judged.
  func ownHelper(_ receiver: Value, _ name: HelperName, from: TypeID) -> Helper? {
    guard !ownHelpers.isEmpty, let type = receiver.types.first,
      let (_, declaredIn) = table.function(name.name, of: type), declaredIn != from
    else { return nil }
    return ownHelpers[OwnHelperName(type: declaredIn, helper: name)]
  }
}

extension SymbolTable {
  fileprivate func sameName(_ file: Int, _ one: NameID, _ other: NameID) -> Bool {
    simpleName(file: file, one) == simpleName(file: file, other)
  }
}
