import Configuration
import Outlining

/// What the members of a type do for those who call them, before any role is known.
struct Work: Sendable {
  /// All functions but conversions, static ones too.
  var functions = 0
  /// Those that are private, or named for telling of something: `track`, `logError`.
  var tellingFunctions = 0
  /// A function gives something back, now or later.
  var answers = false
  /// A function is `async`.
  var isAsync = false
  /// A property that others see gives something but a view or a window.
  var isRead = false
  /// It puts a controller in as a window's root.
  var setsRoot = false
  /// It looks up texts of the app's bundle.
  var looksUpTexts = false
  /// Functions that others see return texts.
  var returnsTexts = false
  /// One returns something else, or answers later.
  var returnsOther = false
  /// A member gives an image, a colour or a font, or fills a view that it is handed.
  var servesViews = false
  /// A member is handed a controller or a window.
  var takesController = false
  /// One shows something on the controller that it is handed.
  var showsForCallers = false
  /// A member returns a controller.
  var givesController = false
}

extension SymbolTable {
  /// What the members of every type do.
  func collectWork(_ edges: EdgeTable) -> [Work] {
    var work = [Work](repeating: Work(), count: types.count)
    for file in files.indices where files[file].kind == .source {
      collectFunctions(of: file, into: &work)
      collectResults(of: file, into: &work)
      collectChains(of: file, into: &work)
      for (index, variable) in files[file].outline.variables.enumerated()
      where variable.kind == .member {
        let id = VariableID(UInt32(index))
        guard let type = enclosingType(file: file, variable.owner), !variable.isStatic,
          !variable.access.isHidden, !isView(id, file)
        else { continue }
        work[type.index].isRead = true
      }
    }
    for edge in edges.edges where edge.target == nil { collectUI(edge, into: &work) }
    collectShownForCallers(edges, into: &work)
    return work
  }

  private func isView(_ variable: VariableID, _ file: Int) -> Bool {
    typeReferences[file][variable].contains {
      traits(file, reference(file, $0).name).contains(.uiView)
    }
  }

  private func collectFunctions(of file: Int, into work: inout [Work]) {
    for declaration in files[file].outline.declarations where declaration.kind.isFunction {
      guard let type = memberOf(declaration, file) else { continue }
      work[type].functions += 1
      let name = text(file, declaration.name)
      if declaration.access.isHidden || tellingVerbs.contains(where: { startsWithVerb(name, $0) }) {
        work[type].tellingFunctions += 1
      }
      if declaration.modifiers.contains(.async) {
        work[type].answers = true
        work[type].isAsync = true
      }
    }
  }

  /// What functions that others see return, or hand to an escaping closure.
  private func collectResults(of file: Int, into work: inout [Work]) {
    let outline = files[file].outline
    for reference in outline.references where reference.owner != .none {
      if traits(file, reference.name).contains(.text),
        let type = enclosingType(file: file, reference.owner)
      {
        work[type.index].looksUpTexts = true
      }
      let isResult = reference.context == .result && !reference.flags.contains(.inClosure)
      guard isResult || reference.context == .parameter, reference.container == .none else {
        continue
      }
      let owner = outline.declarations[Int(reference.owner.rawValue)]
      guard owner.kind.isFunction, !owner.access.isHidden, let type = memberOf(owner, file)
      else { continue }
      if isResult, reference.flags.contains(.inFunctionType) { continue }
      let name = text(file, reference.name)
      guard isResult ? name != "Void" : isAnsweredLater(reference, file: file) else { continue }
      work[type].answers = true
      if isResult, name == "String" {
        work[type].returnsTexts = true
      } else {
        work[type].returnsOther = true
      }
    }
  }

  private func collectChains(of file: Int, into work: inout [Work]) {
    let outline = files[file].outline
    for chain in outline.chains {
      guard let last = chain.components.last else { continue }
      let component = outline.components[last]
      let setsRoot =
        chain.components.count > 1
        && (chain.isAssigned && text(file, component.name) == rootProperty)
      let givesTexts = traits(file, component.name).contains(.text)
      guard setsRoot || givesTexts, let type = enclosingType(file: file, chain.owner) else {
        continue
      }
      if setsRoot { work[type.index].setsRoot = true }
      if givesTexts { work[type.index].looksUpTexts = true }
    }
  }

  private func collectUI(_ edge: Edge, into work: inout [Work]) {
    guard let from = edge.from, let name = externalName(edge) else { return }
    let isController = isUIControllerName(name)
    switch edge.kind {
    case .result:
      if isController {
        work[from.index].givesController = true
      } else if isUILookName(name) {
        work[from.index].servesViews = true
      }
    case .parameter, .genericArgument:
      if edge.kind == .parameter, isController { work[from.index].takesController = true }
      if edge.traits.contains(.answeredLater) {
        if isUILookName(name) { work[from.index].servesViews = true }
      } else if edge.kind == .parameter, isUIViewName(name), !isController {
        work[from.index].servesViews = true
      }
    default: break
    }
  }

  /// The type that a function is declared in, or in an extension of.
  private func memberOf(_ function: Declaration, _ file: Int) -> Int? {
    guard function.parent != .none else { return nil }
    let type = typeOfDeclaration[file][Int(function.parent.rawValue)]
    return type >= 0 ? Int(type) : nil
  }
}

private let tellingVerbs = Words.shipped.inOrder(.tellingVerbs)

/// `trackTap` begins with `track`, and `trackers` does not.
private func startsWithVerb(_ name: String, _ verb: String) -> Bool {
  name.hasPrefix(verb) && !(name.dropFirst(verb.count).first?.isLowercase ?? false)
}

/// The property of a window by which its first controller is set.
private let rootProperty = "rootViewController"
