package import Architecture
package import Configuration
import Outlining

/// What the architecture says of one reference, written or not.
package struct Verdict: Sendable {
  /// The rule that it breaks; nil for none.
  package var rule: String?
  /// The cell that speaks of it; nil where none does.
  package var entry: DependencyTable.Entry?
  package var fromRole: Role?
  package var toRole: Role?
  /// What the cell says, or why none is asked.
  package var why: String
  /// What to do instead; empty where nothing is broken.
  package var help: String
  /// The finding would be a note: a role rests on a single fact.
  package var isDeduced = false
  /// The configuration leaves the finding out.
  package var isExcepted = false

  /// Whether it is the border of another module that forbids it.
  package var isClosedByBorder: Bool { rule == KnowledgeRule.moduleBoundary.rawValue }

  package init(
    rule: String? = nil, entry: DependencyTable.Entry? = nil, fromRole: Role? = nil,
    toRole: Role? = nil, why: String, help: String = ""
  ) {
    self.rule = rule
    self.entry = entry
    self.fromRole = fromRole
    self.toRole = toRole
    self.why = why
    self.help = help
  }
}

/// An end of a reference that nobody has written: a role, a type to come, or a type.
package struct Planned: Sendable {
  package var name: String
  package var role: Role
  package var module: ModuleID?
  package var type: TypeInfo?

  package init(name: String, role: Role, module: ModuleID?, type: TypeInfo?) {
    self.name = name
    self.role = role
    self.module = module
    self.type = type
  }
}

/// Judges references one by one, in the words of the rules.
package struct Verdicts: Sendable {
  private let model: ArchitectureModel
  private let judge: Judge
  /// Without judgements: one is given to it to ask a rule for its words.
  private let unjudged: CheckedArchitecture

  package init(_ model: ArchitectureModel) {
    self.model = model
    judge = Judge(model: model)
    unjudged = CheckedArchitecture(model, judgements: [])
  }

  /// What is said of a reference of the graph.
  package func verdict(on edge: Edge) -> Verdict {
    guard let named = edge.from, case .own(let target) = edge.to else {
      return Verdict(why: "code at file scope may name anything")
    }
    let from = model[model.judgedType(for: named)]
    let to = model[target]
    if let judgement = judge.judgement(of: edge) { return broken(judgement) }
    if let reason = reasonForNoCell(edge, from, to) { return Verdict(why: reason) }
    let place = from.role.flatMap { judge.roleInPlace(edge, from, $0) }
    let fromRole = edge.traits.contains(.inBuildingMember) ? .builder : place
    let toRole = edge.traits.contains(.toBuildingMember) ? .builder : to.role
    guard let fromRole, let toRole else {
      return Verdict(why: "it stands in a file of other roles, which do not judge it")
    }
    return permitted(edge, from, to, fromRole, toRole)
  }

  /// What would be said if `from` held `to`, weakly where that is asked for.
  package func verdict(ifHeldBy from: TypeInfo, _ to: TypeInfo) -> Verdict {
    let cell = from.role.flatMap { fromRole in
      to.role.flatMap { model.entry(for: from.id, from: fromRole, to: $0)?.cell }
    }
    // A cell that opens some kinds of reference only is asked about the best of them.
    let kind = cell?.kinds?.max { $0.strength < $1.strength } ?? .stores
    let edge = Edge(
      from: from.id, to: .own(to.id), kind: kind, ownership: .weak, traits: [], file: from.file,
      range: from.nameRange, member: .none, variable: .none, owner: .none)
    return verdict(on: edge)
  }

  /// What the table says of two ends of which one at least is no type yet.
  package func verdict(from: Planned, to: Planned, under settings: Settings) -> Verdict {
    let entry = settings.table.entry(from: from.role, to: to.role)
    let isModuleKnown = from.module != nil && to.module != nil
    let isOwn = isModuleKnown && from.module == to.module
    let own = isOwn ? entry?.cell.own : nil
    var verdict = Verdict(
      entry: entry, fromRole: from.role, toRole: to.role,
      why: isModuleKnown
        ? model.sentence(entry, from.role, to.role, own: own)
        : model.sentenceForAny(entry, from.role, to.role))
    if to.role == .moduleInterface || from.role == .moduleInterface {
      verdict.entry = nil
      verdict.why = "module interfaces are open to all"
      return verdict
    }
    if let problem = boundaryProblem(from, to, entry?.cell) {
      verdict.rule = KnowledgeRule.moduleBoundary.rawValue
      verdict.why = problem
      verdict.help = "ask that module's builder for the screen, and hand over what it needs there"
      return verdict
    }
    let permission = own ?? entry?.cell.permission ?? .any
    // With the module unknown, what is open in one's own is not forbidden.
    let mayBeOwn = entry?.cell.own.map { $0 != .never } ?? false
    if permission == .never, to.type?.facing != .port, isModuleKnown || !mayBeOwn {
      let isMessage = [Role.request, .response].contains(to.role)
      let isEntity = to.role == .entity && (from.role == .view || from.role == .viewModel)
      let rule: KnowledgeRule =
        isEntity ? .entityInView : isMessage ? .modelFlow : .layerDependency
      verdict.rule = rule.rawValue
      verdict.help = layerHelp(
        from.role, to.role, from: from.name, to: to.name, settings)
    } else if permission == .protocol, let type = to.type, type.kind != .protocol {
      verdict.rule = KnowledgeRule.protocolBoundary.rawValue
      verdict.help = unjudged.faceHelp(
        for: type, user: from.type, named: from.name, verb: "hold it as")
    }
    return verdict
  }

  /// What is said of naming a framework, or something of it.
  package func verdict(
    from: Planned, toFramework name: String, group: String, under settings: Settings
  ) -> Verdict {
    let entry = settings.frameworkTable.entry(from: from.role, group: group)
    let isForbidden =
      from.type.map { model.forbids(group, to: $0) } ?? (entry.map { !$0.isAllowed } ?? false)
    guard isForbidden else {
      return Verdict(fromRole: from.role, why: "nothing keeps \(group) from \(from.name)")
    }
    var verdict = Verdict(
      rule: KnowledgeRule.layerDependency.rawValue, fromRole: from.role,
      why: "the row of \(from.role.name) closes the frameworks '\(group)'"
        + (entry?.because.map { ": \($0)" } ?? ""),
      help: "reach it through a role that may know it")
    switch group {
    case "ui":
      verdict.rule = "ui_type"
      verdict.help = "keep \(name) in the view or the router, and pass plain values"
    case "data":
      verdict.rule = "data_access"
      verdict.help = "ask a service for it, by way of whoever may know one"
    default: break
    }
    return verdict
  }

  /// Why a component of another module is closed; nil where it is open.
  private func boundaryProblem(_ from: Planned, _ to: Planned, _ cell: Cell?) -> String? {
    guard let one = from.module, let other = to.module, one != other, cell?.other == nil else {
      return nil
    }
    if let type = to.type {
      guard isInside(type, to.role, model: model), type.facing != .port else { return nil }
    } else {
      guard [.presenter, .interactor, .router].contains(to.role) else { return nil }
    }
    return "\(to.name) belongs to the inside of module \(model[other].name), and \(from.name) to "
      + "module \(model[one].name)"
  }

  // MARK: Broken

  /// The finding that the rule would make of it, as a verdict.
  private func broken(_ judgement: Judgement) -> Verdict {
    let id = judgement.rule.rawValue
    var verdict = Verdict(
      rule: id, entry: judgement.entry, fromRole: judgement.fromRole, toRole: judgement.toRole,
      why: model.sentence(judgement.entry, judgement.fromRole, judgement.toRole, own: nil))
    var checked = unjudged
    checked.judgements = [judgement]
    let findings = Rule.all.first { $0.id == id }?.check(checked) ?? []
    let place = model.place(of: judgement.edge)
    guard
      let finding = findings.first(where: {
        $0.from?.name == judgement.from.name && $0.to?.name == judgement.to.name
          && $0.place == place
      })
    else { return verdict }
    verdict.why = finding.why
    verdict.help = finding.help
    verdict.isDeduced = finding.confidence == .deduced
    verdict.isExcepted = isExcepted(finding, in: model)
    return verdict
  }

  // MARK: Not broken

  private func permitted(
    _ edge: Edge, _ from: TypeInfo, _ to: TypeInfo, _ fromRole: Role, _ toRole: Role
  ) -> Verdict {
    let entry = judge.entry(from, fromRole, toRole)
    var verdict = Verdict(entry: entry, fromRole: fromRole, toRole: toRole, why: "")
    guard let entry else {
      verdict.why = model.sentence(nil, fromRole, toRole, own: nil)
      return verdict
    }
    let permission = judge.permission(entry.cell, edge, from, to, fromRole, toRole)
    let isOwn = entry.cell.own != nil && permission == entry.cell.own
    verdict.why = model.sentence(entry, fromRole, toRole, own: isOwn ? permission : nil)
    switch permission {
    case .never where to.kind == .protocol && judge.isPort(to, for: edge):
      verdict.why += "; but \(to.name) is a port, which its caller owns"
    case .never where from.facing == .port:
      verdict.why += "; but \(from.name) is a port, and who plugs into it is judged instead"
    case .protocol where to.kind == .protocol: verdict.why += ", and \(to.name) is one"
    case .protocol where edge.traits.contains(.demandedConcrete):
      verdict.why +=
        "; but a requirement over an associated type, or a generic base, demands the "
        + "concrete type here"
    case .protocol: verdict.why += "; nothing is held, taken or returned as a concrete type here"
    default: break
    }
    return verdict
  }

  /// Why no cell is asked about a reference; nil where one is.
  private func reasonForNoCell(_ edge: Edge, _ from: TypeInfo, _ to: TypeInfo) -> String? {
    if from.id == to.id { return "a type may name itself" }
    for end in [from, to] where !end.isChecked {
      return "\(end.name) is not checked: a test's, a tool's, a mock or a preview"
    }
    if from.isCompositionRoot {
      return "\(from.name) is the app's start or its container, which may name anything"
    }
    for end in [from, to] where end.role == nil {
      return "\(end.name) has no role, so no cell speaks of it"
    }
    for end in [from, to] where end.role == .moduleInterface {
      return "\(end.name) is a module interface, which is open to all"
    }
    if edge.kind == .inherits, to.kind == .protocol {
      return "conforming to a protocol is no reference to who is behind it"
    }
    if edge.traits.contains(.demandedByPort) { return "a port's requirement demands it" }
    if edge.traits.contains(.readsIdentifier) { return "only its identifier is read" }
    if edge.through != nil { return "it is a subclass's, through a generic parameter" }
    if judge.isMetatype(edge) { return "only its metatype is named" }
    return nil
  }
}

extension ArchitectureModel {
  /// `the viper table lets a presenter know a router through a protocol only`
  /// - Parameter own: what holds where both are known to be of one module; nil for what holds else.
  func sentence(
    _ entry: DependencyTable.Entry?, _ fromRole: Role, _ toRole: Role, own: Permission?
  ) -> String {
    guard let entry else { return "no table says anything of it, so it is free" }
    let cell = entry.cell
    let place = own == nil ? "" : " of its own module"
    var text = "\(tableName(entry)) lets \(withArticle(fromRole)) know "
    switch own ?? cell.permission {
    case .never: text += "no \(words(toRole))\(place)"
    case .protocol: text += "\(withArticle(toRole))\(place) through a protocol only"
    case .any: text += "\(withArticle(toRole))\(place) freely"
    }
    return text + restrictions(of: cell)
  }

  /// The same where it is not known whether both are of one module.
  func sentenceForAny(
    _ entry: DependencyTable.Entry?, _ fromRole: Role, _ toRole: Role
  ) -> String {
    guard let entry, let own = entry.cell.own, own != entry.cell.permission else {
      return sentence(entry, fromRole, toRole, own: nil)
    }
    var text = sentence(entry, fromRole, toRole, own: own)
    switch entry.cell.permission {
    case .never: text += ", and no other"
    case .protocol: text += ", others through a protocol only"
    case .any: text += ", and others freely"
    }
    return text
  }

  private func restrictions(of cell: Cell) -> String {
    let kinds = cell.kinds.map { ", as \($0.map(\.rawValue).joined(separator: ", ")) only" } ?? ""
    return kinds + (cell.because.map { ": \($0)" } ?? "")
  }
}

/// The cell that would permit what a rule reports, made from the one in force; nil for a rule that no
/// cell decides.
package func cell(permitting rule: String, over cell: Cell) -> Cell? {
  var open = cell
  switch rule {
  case "weak_back_reference": open.isWeak = false
  case "layer_dependency", "protocol_boundary", "entity_in_view", "model_flow":
    open.permission = .any
    open.own = nil
    open.kinds = nil
  default: return nil
  }
  return open
}
