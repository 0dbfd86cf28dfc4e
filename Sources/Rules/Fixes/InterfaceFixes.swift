import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

/// Writes the interface of a type in place of the type itself.
struct InterfaceFixes {
  private let checked: CheckedArchitecture
  private var binding: ClassBinding
  /// By file, once it was asked for.
  private var habits: [Int: FileHabits] = [:]

  init(_ checked: CheckedArchitecture) {
    self.checked = checked
    binding = ClassBinding(checked.model)
  }

  /// What makes one type know another by its one interface that has all that is used of it; nil where
  /// there is none, or where more than names of types must change.
  mutating func fix(of group: Fold<Breach>) -> Fix? {
    let decision = group.first.decision
    let all = group.all
    let kept = all.lazy.map(\.edge).filter { $0.kind == .stores || $0.kind == .parameter }
    let places = Set(kept.map(VariablePlace.init(of:)))
    guard let user = decision.from.type, let type = decision.to.type, user.kind != .protocol,
      all.allSatisfy({ isRewritten($0.edge, places) }),
      let face = face(of: type, for: user)
    else { return nil }
    var writer = InterfaceWriter(checked, user: user, type: type, face: face)
    let sources = Set([user.id] + all.compactMap(\.edge.from))
    for source in sources.ordered(by: { $0.index < $1.index }) {
      for index in checked.outgoing[source.index] where checked.model.edges[index].target == type.id
      {
        let edge = checked.model.edges[index]
        guard writer.rewrite(edge, habits(ofFile: edge.file)) else { return nil }
      }
    }
    var edits = writer.edits
    if checked.holdsWeakly(type, by: user), !face.isClassBound {
      guard let bound = binding.edit(of: face) else { return nil }
      edits.append(bound)
    }
    guard !edits.isEmpty else { return nil }
    var fix = Fix(writer.handsOn ? .shown : .unsafe, edits)
    fix.turns = writer.turns
    return fix
  }

  private mutating func habits(ofFile file: Int) -> FileHabits {
    if let known = habits[file] { return known }
    let found = FileHabits(checked.model.files[file])
    habits[file] = found
    return found
  }

  /// Whether a reference is mended by another name in its place, or is the value that a property or
  /// parameter begins with whose type is: `let store: Storing = Store()` is injection.
  private func isRewritten(_ edge: Edge, _ kept: Set<VariablePlace>) -> Bool {
    guard edge.kind == .constructs || edge.kind == .staticMember else { return true }
    guard let made = checked.model.reference(of: edge),
      made.flags.contains(.inInitialValue), made.variable != .none
    else { return false }
    return kept.contains(VariablePlace(file: edge.file, variable: made.variable))
  }

  private func face(of type: TypeInfo, for user: TypeInfo) -> TypeInfo? {
    let all = checked.fittingFaces(of: type, for: user)
    let bound = all.filter(\.isClassBound)
    let fitting = checked.holdsWeakly(type, by: user) && !bound.isEmpty ? bound : all
    guard fitting.count == 1, let face = fitting.first, isSeen(face, asFarAs: type) else {
      return nil
    }
    return face
  }

  /// Whether who can name a type can name its interface.
  private func isSeen(_ face: TypeInfo, asFarAs type: TypeInfo) -> Bool {
    func reach(_ type: TypeInfo) -> Int {
      switch checked.model.files[type.file].outline
        .declarations[Int(type.declaration.rawValue)].access
      {
      case .private, .fileprivate: 0
      case .unspecified, .internal: 1
      case .package: 2
      case .public, .open: 3
      }
    }
    return reach(face) > 0 && reach(face) >= reach(type)
      && checked.model.files[face.file].sharesTarget(with: checked.model.files[type.file])
  }
}

/// What a file does that decides how an interface is written there.
private struct FileHabits {
  /// Whether `any` stands before what a protocol stands for.
  var writesAny: Bool
  /// What calls are given as it is, by its name: `store(presenter)`.
  var handedOn: Set<String> = []

  init(_ source: SourceOutline) {
    let outline = source.outline
    writesAny =
      !source.features.isDisjoint(with: [.existentialAny, .swift6])
      || outline.references.contains { $0.flags.contains(.existential) }
    for argument in outline.arguments where argument.isWhole {
      switch argument.value {
      case .name(let id): handedOn.insert(outline[id])
      case .chain(let index):
        guard let last = outline.chains[Int(index)].components.last,
          !outline.components[last].isCall
        else { continue }
        handedOn.insert(outline[outline.components[last].name])
      case .nothing, .type: break
      }
    }
  }
}

/// The edits by which one type knows another by an interface.
private struct InterfaceWriter {
  private let checked: CheckedArchitecture
  private let user: TypeInfo
  private let type: TypeInfo
  private let face: TypeInfo
  /// What others demand the user's members to be.
  private let demanded: Set<String>
  private(set) var edits: [Fix.Edit] = []
  private(set) var turns: [String] = []
  /// Whether what is known is handed to a call, which may want the type itself.
  private(set) var handsOn = false

  init(_ checked: CheckedArchitecture, user: TypeInfo, type: TypeInfo, face: TypeInfo) {
    self.checked = checked
    (self.user, self.type, self.face) = (user, type, face)
    let model = checked.model
    demanded = model.ancestors(of: user.id).dropFirst().reduce(into: []) { found, ancestor in
      found.formUnion(model.declaredMembers(of: ancestor).ofInstances)
    }
  }

  /// Adds what a reference needs.
  /// - Returns: false where it cannot be helped by a name.
  mutating func rewrite(_ edge: Edge, _ habits: FileHabits) -> Bool {
    switch edge.kind {
    case .constructs, .staticMember: return true
    case .inherits, .constraint, .genericArgument: return false
    case .stores, .parameter, .result, .enumPayload, .cast, .local: break
    }
    let outline = checked.model.files[edge.file].outline
    guard edge.through == nil, let reference = outline.reference(at: edge.range),
      reference.container == .none,
      reference.flags.isDisjoint(with: [
        .metatype, .composition, .opaque, .inFunctionType, .inCollection, .suppressed,
      ]), outline[reference.name].split(separator: ".").last.map(String.init) == type.simpleName,
      isOwn(edge, outline)
    else { return false }
    switch reference.context {
    case .property, .local, .parameter, .result, .enumPayload, .cast:
      edits.append(
        Fix.Edit(
          file: checked.model.files[edge.file].path, offset: Int(reference.range.start),
          length: Int(reference.range.length),
          text: name(habits, isOptional: reference.flags.contains(.optional))))
    case .expressionCall, .expressionMember:
      // `let store = Store()` keeps a store, whatever is written of it.
      guard edge.kind == .stores, reference.flags.contains(.givesType),
        let variable = variable(of: edge, outline), variable.typeRange.length == 0
      else { return edge.kind == .local }
      edits.append(
        Fix.Edit(
          file: checked.model.files[edge.file].path, offset: Int(variable.nameRange.end), length: 0,
          text: ": " + name(habits, isOptional: false)))
    default: return false
    }
    if let variable = variable(of: edge, outline) {
      turns.append(checked.model.turn(ofVariable: variable, inFile: edge.file))
      handsOn = handsOn || habits.handedOn.contains(outline[variable.name])
    }
    return true
  }

  private func variable(of edge: Edge, _ outline: FileOutline) -> Variable? {
    edge.variable == .none ? nil : outline.variables[Int(edge.variable.rawValue)]
  }

  /// Whether nobody else says what a property or function is: no wrapper, no requirement, no base.
  private func isOwn(_ edge: Edge, _ outline: FileOutline) -> Bool {
    if let variable = variable(of: edge, outline),
      !outline.attributes[variable.attributes].allSatisfy({ outline[$0.name] == "IBOutlet" })
    {
      return false
    }
    guard edge.kind == .stores || edge.kind == .parameter || edge.kind == .result else {
      return true
    }
    let member = checked.model.memberName(edge).prefix { $0 != "(" }
    return !demanded.contains(String(member))
  }

  private func name(_ habits: FileHabits, isOptional: Bool) -> String {
    guard habits.writesAny else { return face.name }
    return isOptional ? "(any \(face.name))" : "any \(face.name)"
  }
}
