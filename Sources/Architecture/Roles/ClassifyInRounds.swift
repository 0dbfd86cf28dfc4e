import Configuration
import Outlining

// Evidence 5 and 6: weak words that the structure bears out, faces, and plain values.
extension Classifier {
  /// What the roles of the round before tell about a concrete type.
  func deducedAssignment(_ type: TypeID) -> Assignment? {
    byWeakWord(type) ?? byFace(type) ?? byValue(type)
  }

  // MARK: Weak words

  private func byWeakWord(_ type: TypeID) -> Assignment? {
    guard let match = matches[type.index], !match.isStrong,
      match.role != .entity, match.role != .viewModel
    else { return nil }
    let info = table.types[type.index]
    guard !(info.kind == .enum && facts[type.index].hasCases) else { return nil }
    var proofs: [String] = []
    switch match.role {
    case .builder: proofs = buildingProofs(type)
    case .service: proofs = serviceProofs(type)
    case .router: proofs = facts[type.index].navigates ? ["moves between screens"] : []
    case .request, .response: proofs = flowProofs(type, match)
    default: return nil
    }
    guard !proofs.isEmpty else { return nil }
    let details =
      [Evidence(.structure, "name ends in \(match.word)")] + proofs.map { Evidence(.structure, $0) }
    return Assignment(role: match.role, evidence: details, isSure: false, facts: 1 + proofs.count)
  }

  /// A message of Clean Swift's cycle stands beside others in the scene's namespace, or is what the
  /// next component takes.
  private func flowProofs(_ type: TypeID, _ match: NameMatch) -> [String] {
    guard table.types[type.index].isValue else { return [] }
    var proofs: [String] = []
    if let parent = table.types[type.index].parent, !facts[parent.index].hasCases,
      table.types[parent.index].kind == .enum,
      let other = survey.nested[parent.index].first(where: { isMessage($0) && $0 != type })
    {
      proofs.append("stands beside \(table.types[other.index].name)")
    }
    let taker: Role = match.role == .request ? .interactor : .presenter
    for index in incoming[type.index] where edges[index].kind == .parameter {
      guard let from = edges[index].from, role(from) == taker else { continue }
      proofs.append("taken by \(table.types[from.index].name)")
      break
    }
    return proofs
  }

  private func isMessage(_ type: TypeID) -> Bool {
    ["Request", "Response", "ViewModel"].contains {
      endsWithWord(table.types[type.index].simpleName, $0)
    }
  }

  private func buildingProofs(_ type: TypeID) -> [String] {
    let meetsView = outgoing[type.index].contains { index in
      guard edges[index].kind == .parameter || edges[index].kind == .result else { return false }
      switch edges[index].to {
      case .external(let name):
        return isUIControllerName(table.text(edges[index].file, name))
      case .own(let other): return role(other) == .view
      }
    }
    for index in outgoing[type.index] where edges[index].kind == .constructs {
      guard case .own(let made) = edges[index].to, let part = role(made) else { continue }
      if part == .view && isScreen(made) { return ["makes \(table.types[made.index].name)"] }
      if meetsView, part == .presenter || part == .interactor,
        moduleOfType[made.index] == moduleOfType[type.index]
      {
        return ["makes \(table.types[made.index].name) for a view"]
      }
    }
    return []
  }

  /// A controller, or a view that a module is named for; not a label or a cell.
  private func isScreen(_ type: TypeID) -> Bool {
    table.ancestors(of: type).contains { ancestor in
      table.types[ancestor.index].externalBases.contains {
        isUIControllerName($0) || $0 == "View" || $0 == "SwiftUI.View"
      }
    }
  }

  private func serviceProofs(_ type: TypeID) -> [String] {
    // A generic container or type eraser stands for whatever is put in.
    guard !facts[type.index].holdsUI, !facts[type.index].isGeneric else { return [] }
    for ancestor in table.ancestors(of: type) where facts[ancestor.index].holdsUI { return [] }
    // What makes or gives out a component starts a flow, and is no source of data.
    for index in outgoing[type.index] where [.result, .constructs].contains(edges[index].kind) {
      guard case .own(let given) = edges[index].to, let part = role(given) else { continue }
      if [.view, .presenter, .interactor, .router, .builder].contains(part) { return [] }
    }
    var proofs: [String] = []
    if let name = facts[type.index].touches.sorted().first { proofs.append("uses \(name)") }
    for index in outgoing[type.index] where edges[index].kind == .stores {
      if case .own(let held) = edges[index].to, role(held) == .service {
        proofs.append("holds the service \(table.types[held.index].name)")
        break
      }
    }
    if facts[type.index].isAsync, let entity = returnedEntity(type) {
      proofs.append("returns \(table.types[entity.index].name) asynchronously")
    }
    // Being held by an interactor agrees with the other facts, and is none by itself.
    if !proofs.isEmpty, let holder = holderByFace(type, roles: [.interactor]) {
      proofs.append("held by \(table.types[holder.index].name)")
    }
    return proofs
  }

  private func returnedEntity(_ type: TypeID) -> TypeID? {
    for index in outgoing[type.index] where edges[index].kind == .result {
      if case .own(let value) = edges[index].to, role(value) == .entity { return value }
    }
    return nil
  }

  /// A component that stores the type, or a protocol it conforms to.
  private func holderByFace(_ type: TypeID, roles: Set<Role>) -> TypeID? {
    for face in table.ancestors(of: type)
    where face == type || table.types[face.index].kind == .protocol {
      for index in incoming[face.index] where edges[index].kind == .stores {
        if let holder = edges[index].from, let role = role(holder), roles.contains(role),
          holder != type
        {
          return holder
        }
      }
    }
    return nil
  }

  // MARK: Faces

  /// A type takes a role from a face that has it from sure evidence, where the type names, or is
  /// held by, a component of the face's module. It does not travel on.
  private func byFace(_ type: TypeID) -> Assignment? {
    let faces = standing.faces[type.index]
    guard !faces.isEmpty, Set(faces.compactMap { role($0) }).count == 1 else { return nil }
    for face in faces {
      guard let found = assigned[face.index], found.isSure, found.role != .moduleInterface,
        isOwnFace(face, found), isKnownAsFace(face), agrees(matches[type.index], found.role),
        !isOpenByName(face),
        touchesComponent(type, of: face, role: found.role)
      else { continue }
      if found.role == .entity || found.role == .viewModel { continue }
      return Assignment(
        role: found.role,
        evidence: [Evidence(.face, "conforms to \(table.types[face.index].name)")], isSure: false,
        facts: stemIsShared(type) ? 2 : 1)
    }
    return nil
  }

  /// A weak word for another component speaks against a face.
  private func agrees(_ match: NameMatch?, _ role: Role) -> Bool {
    guard let match, [.builder, .router, .service].contains(match.role) else { return true }
    return match.roles.contains(role)
  }

  /// What passes data between modules is met by whoever keeps the data.
  private func isOpenByName(_ face: TypeID) -> Bool {
    openSuffixes.contains { endsWithWord(table.types[face.index].simpleName, $0) }
  }

  /// Somebody holds, takes or returns it; what is only conformed to is a mix-in.
  private func isKnownAsFace(_ face: TypeID) -> Bool {
    incoming[face.index].contains {
      [.stores, .parameter, .result, .genericArgument].contains(edges[$0].kind)
    }
  }

  private func isOwnFace(_ face: TypeID, _ found: Assignment) -> Bool {
    found.evidence.contains {
      $0.kind == .name || $0.kind == .configuration || $0.kind == .annotation
        || $0.kind == .conformer
    }
  }

  private func touchesComponent(_ type: TypeID, of face: TypeID, role: Role) -> Bool {
    let near = outgoing[type.index].contains { index in
      if case .own(let other) = edges[index].to, let otherRole = self.role(other), otherRole != role
      {
        return [.view, .presenter, .interactor, .router, .service].contains(otherRole)
      }
      return false
    }
    return near
      || holderByFace(type, roles: [.view, .presenter, .interactor, .router, .builder]) != nil
      || role == .service
  }

  private func stemIsShared(_ type: TypeID) -> Bool {
    var stem = table.types[type.index].simpleName[...]
    while stem.utf8.count > 3 {
      if stems[String(stem)] != nil { return true }
      stem.removeLast()
    }
    return false
  }

  // MARK: Values

  private func byValue(_ type: TypeID) -> Assignment? {
    guard standing.isPlainValue[type.index] else { return nil }
    let parent = table.types[type.index].parent
    if parent == nil, let wrapped = wrappedViewModel(type) {
      return Assignment(
        role: .viewModel,
        evidence: [Evidence(.deduced, "wraps \(table.types[wrapped.index].name)")],
        isSure: false, facts: 2)
    }
    if let parent, let around = role(parent), [.viewModel, .request, .response].contains(around) {
      return Assignment(
        role: around,
        evidence: [Evidence(.deduced, "nested in \(table.types[parent.index].name)")],
        isSure: false,
        facts: 2)
    }
    guard standing.mayBeData[type.index] else { return nil }
    return entity(type) ?? viewModel(type)
  }

  private func wrappedViewModel(_ type: TypeID) -> TypeID? {
    for index in outgoing[type.index]
    where edges[index].kind == .stores || edges[index].kind == .enumPayload {
      if case .own(let held) = edges[index].to, role(held) == .viewModel,
        held != table.types[type.index].parent
      {
        return held
      }
    }
    return nil
  }

  private func entity(_ type: TypeID) -> Assignment? {
    var facts: [String] = []
    var isHandled = false
    var isNamed = false
    var isMadeBelow = false
    for index in incoming[type.index] {
      let edge = edges[index]
      guard let from = edge.from, isChecked[from.index], let role = roleInOrAround(from),
        !table.isNested(from, in: type)
      else { continue }
      let isProtocol = table.types[from.index].kind == .protocol
      if role == .interactor || role == .service || isOutputOfInteractor(from) {
        isNamed = true
        // A choice that is only asked for (`format: ChainFormat`) is an option, not data.
        if edge.kind == .parameter, table.types[type.index].kind == .enum { continue }
        if isProtocol, [.parameter, .result, .genericArgument].contains(edge.kind) {
          isHandled = true
          note("carried by \(table.types[from.index].name)", "carried", in: &facts)
        } else if !isProtocol,
          [.constructs, .stores, .result].contains(edge.kind) || edge.kind == .genericArgument
        {
          isHandled = true
          if edge.kind != .stores { isMadeBelow = true }
          note("made or kept by \(table.types[from.index].name)", "made", in: &facts)
        }
      } else if role == .entity {
        isNamed = true
        if [.stores, .enumPayload].contains(edge.kind) {
          isHandled = true
          isMadeBelow = true
          note("part of \(table.types[from.index].name)", "part", in: &facts)
        }
      }
    }
    let inFolder = survey.isInEntityFolder[table.types[type.index].file]
    guard isHandled || inFolder && isNamed else { return nil }
    // A choice that somebody makes or returns is an option; data is kept, decoded or part of data.
    if table.types[type.index].kind == .enum, !inFolder, !survey.isDecoded[type.index],
      !facts.contains(where: { $0.hasPrefix("part") })
    {
      return nil
    }
    if survey.isDecoded[type.index] { facts.append("decoded or persisted") }
    if inFolder { facts.append("in a folder of models") }
    // Kept or handed up by the interactor and made by the presenter: it could be either, unless it is
    // made below as well.
    if !inFolder, !isMadeBelow, makerIsPresenter(type), isNamedByView(type) { return nil }
    return value(.entity, type, facts)
  }

  /// A weak last word that agrees is one more fact, and the first to be named.
  private func value(_ role: Role, _ type: TypeID, _ facts: [String]) -> Assignment? {
    var evidence = facts.map { Evidence(.deduced, $0) }
    if let match = matches[type.index], match.roles.contains(role) {
      evidence.insert(Evidence(.structure, "name ends in \(match.word)"), at: 0)
    }
    guard !evidence.isEmpty else { return nil }
    return Assignment(role: role, evidence: evidence, isSure: false, facts: evidence.count)
  }

  /// Adds a fact once a kind.
  private func note(_ text: String, _ kind: String, in facts: inout [String]) {
    let prefix = text.prefix(while: { $0 != " " })
    if !facts.contains(where: { $0.hasPrefix(prefix) }) { facts.append(text) }
  }

  /// `XInteractorOutput`: the presenter's face that an interactor calls.
  private func isOutputOfInteractor(_ type: TypeID) -> Bool {
    guard table.types[type.index].kind == .protocol, role(type) == .presenter else { return false }
    return incoming[type.index].contains { index in
      edges[index].kind == .stores && edges[index].from.flatMap { role($0) } == .interactor
    }
  }

  private func viewModel(_ type: TypeID) -> Assignment? {
    guard makerIsPresenter(type), isNamedByView(type), !isHandedUp(type) else { return nil }
    var facts = ["made by a presenter"]
    if incoming[type.index].contains(where: { index in
      guard let from = edges[index].from else { return false }
      return table.types[from.index].kind == .protocol && role(from) == .view
    }) {
      facts.append("carried by a view's face")
    }
    if survey.isInViewModelFolder[table.types[type.index].file] {
      facts.append("in a folder of view models")
    }
    return value(.viewModel, type, facts)
  }

  /// Whether an interactor, a service or one of their faces deals with it.
  private func isHandedUp(_ type: TypeID) -> Bool {
    incoming[type.index].contains { index in
      guard let from = edges[index].from, let role = roleInOrAround(from) else { return false }
      return role == .interactor || role == .service
    }
  }

  private func makerIsPresenter(_ type: TypeID) -> Bool {
    incoming[type.index].contains { index in
      guard let from = edges[index].from,
        edges[index].kind == .constructs || edges[index].kind == .result
          || edges[index].kind == .staticMember
      else { return false }
      let name = table.types[from.index].simpleName
      return role(from) == .presenter && table.types[from.index].kind != .protocol
        || name.hasSuffix("ViewModelFactory")
    }
  }

  private func isNamedByView(_ type: TypeID) -> Bool {
    incoming[type.index].contains { index in
      edges[index].from.flatMap { roleInOrAround($0) } == .view
    }
  }
}
