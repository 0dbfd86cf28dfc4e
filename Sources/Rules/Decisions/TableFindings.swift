import Architecture
import Configuration
import Diagnostics
import Outlining

/// The words of a finding about one decision.
package struct Wording: Sendable {
  package var message: String
  package var why: String
  package var help: String
  /// Under the excerpt; nil for the usual one, of the kind and the roles.
  var caption: String?
}

/// A written reference that breaks a rule.
struct Breach {
  var decision: Decision
  var edge: Edge
  var key: FoldKey
  /// Where the same fact shows elsewhere.
  var further: [FurtherPlace] = []
}

extension CheckedArchitecture {
  /// One finding for each pair of types that breaks the table in one way.
  /// - Parameter fix: what mends a pair's references.
  func tableFindings(
    of rule: BrokenRule, severity: Severity = .error,
    fixedBy fix: (Fold<Breach>) -> Fix? = { _ in nil }
  ) -> [Diagnostic] {
    let groups = folded(breaches(of: rule), in: model, key: { $0.key }, edge: { $0.edge })
    return foldingWitnesses(groups).map { group in
      var diagnostic = finding(about: group, severity: severity)
      diagnostic.fix = fix(group)
      return diagnostic
    }
  }

  /// The written references that break a rule, but for what another finding tells.
  func breaches(of rule: BrokenRule) -> [Breach] {
    broken.indices.compactMap { index in
      let decision = broken[index]
      guard decision.rule == rule, !sameFacts.repeats.contains(index),
        let edge = decision.reference.edge,
        let from = decision.from.type, let to = decision.to.type
      else { return nil }
      return Breach(
        decision: decision, edge: edge, key: FoldKey(from: from.id, to: "\(to.id.index)"),
        further: sameFacts.placesOfDecisions[index] ?? [])
    }
  }

  func finding(about group: Fold<Breach>, severity: Severity) -> Diagnostic {
    var diagnostic = finding(about: group.first.decision, severity: severity)
    diagnostic.member = group.member
    diagnostic.places = model.places(group.rest.map(\.edge), without: group.first.edge)
    diagnostic.add(group.all.flatMap(\.further))
    diagnostic.bodies = Set(group.all.map { body(of: $0.edge) })
    diagnostic.openMembers = openMembers(group.all.map(\.edge))
    let giver = group.first.decision.receiver(in: model)?.id
    diagnostic.giver =
      group.rest.allSatisfy { $0.decision.receiver(in: model)?.id == giver } ? giver : nil
    diagnostic.fillableMembers = fillableMembers(group.all.map(\.edge))
    return diagnostic
  }

  private func fillableMembers(_ edges: [Edge]) -> Set<String>? {
    let open = edges.filter {
      ![.local, .staticMember, .cast, .genericArgument].contains($0.kind) && !isHidden($0)
    }
    guard open.allSatisfy({ $0.kind == .stores }) else { return nil }
    return Set(open.map { model.memberName($0) })
  }

  private func body(of edge: Edge) -> Diagnostic.Body {
    Diagnostic.Body(file: edge.file, member: model.memberName(edge))
  }

  /// The members that references stand in, but for what keeps their target, what hands over what is kept,
  /// and what others cannot call.
  private func openMembers(_ edges: [Edge]) -> Set<String> {
    let fills = edges.contains { $0.kind == .stores }
    let open = edges.lazy.filter { $0.kind != .stores && !self.isHidden($0) }.map(model.memberName)
    return Set(open.filter { !fills || !$0.hasPrefix("init(") })
  }

  /// Whether a reference stands in a function or property that nobody outside of its file reaches.
  private func isHidden(_ edge: Edge) -> Bool {
    let outline = model.files[edge.file].outline
    if edge.variable != .none {
      let variable = outline.variables[Int(edge.variable.rawValue)]
      if variable.kind == .member, variable.access.isHidden { return true }
    }
    var current = edge.owner
    while current != .none {
      let declaration = outline.declarations[Int(current.rawValue)]
      switch declaration.kind {
      case .class, .struct, .enum, .protocol, .actor: return false
      case .extension: return declaration.access.isHidden
      default: if declaration.access.isHidden { return true }
      }
      current = declaration.parent
    }
    return false
  }

  /// A decision that breaks a rule, as that reports it.
  func finding(about decision: Decision, severity: Severity) -> Diagnostic {
    let text = wording(of: decision)
    let kind = decision.kind
    var diagnostic = Diagnostic(
      rule: decision.rule?.rawValue ?? "", severity: severity, confidence: decision.confidence,
      place: place(of: decision), message: text.message, why: text.why, help: text.help,
      from: end(decision.from), to: end(decision.to), reference: kind,
      member: decision.reference.edge.map { model.memberName($0) } ?? "",
      caption: text.caption ?? "\(kind.caption); \(decision.fromRole) -> \(decision.toRole)")
    diagnostic.leniency = decision.leniency
    diagnostic.isDespiteFace = isDespiteFace(decision)
    return diagnostic
  }

  /// What the broken rule says of a decision.
  package func wording(of decision: Decision) -> Wording {
    var text =
      switch decision.rule {
      case .entityInView: entityWording(decision)
      case .modelFlow: modelFlowWording(decision)
      case .moduleBoundary: boundaryWording(decision)
      case .protocolBoundary: protocolWording(decision)
      case .assemblyOutsideBuilder: assemblyWording(decision)
      case .reachThrough: reachWording(decision)
      case .uiType: uiWording(decision)
      case .dataAccess: dataWording(decision)
      case .layerDependency where decision.to.group != nil: frameworkWording(decision)
      case .layerDependency, nil: layerWording(decision)
      }
    if let because = decision.entry?.cell.because { text.why += ": \(because)" }
    return text
  }

  /// What one end does with the other: `holds`, `makes`.
  func verb(of decision: Decision) -> String {
    if isProperty(decision) { return "exposes" }
    if isDelivered(decision) { return "delivers" }
    if decision.kind == .cast, decision.reference.traits.contains(.givenByUIKit) { return "makes" }
    if isTypeTest(decision) { return "asks for" }
    return decision.kind.verb
  }

  /// Whether nothing is asked but if something is of a type: `controller is FeedViewController`.
  func isTypeTest(_ decision: Decision) -> Bool {
    guard decision.kind == .cast, let edge = decision.reference.edge else { return false }
    return model.reference(of: edge)?.flags.contains(.typeTest) ?? false
  }

  /// Whether a function hands something to a closure of its caller's when it has it.
  func isDelivered(_ decision: Decision) -> Bool {
    decision.kind == .parameter
      && decision.reference.traits.isSuperset(of: [.inFunctionType, .answeredLater])
  }

  /// Whether a protocol asks for a property: it is there to be read or set, and nothing is returned.
  func isProperty(_ decision: Decision) -> Bool {
    guard let edge = decision.reference.edge, edge.kind == .result, edge.variable != .none else {
      return false
    }
    return decision.from.type?.kind == .protocol && decision.reference.access == nil
  }

  /// Whether the configuration leaves out what a broken rule reports.
  package func isExcepted(_ decision: Decision) -> Bool {
    decision.rule != nil
      && Rules.isExcepted(finding(about: decision, severity: .error), in: model)
  }

  /// Where a reference stands; for a planned one where it would.
  private func place(of decision: Decision) -> Diagnostic.Place {
    if let edge = decision.reference.edge { return model.place(of: edge) }
    let module = decision.from.module ?? decision.to.module
    let neighbour =
      decision.from.type ?? model.types.first { $0.module != nil && $0.module == module }
    return neighbour.map { model.place(of: $0) }
      ?? Diagnostic.Place(
        file: "", line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0)
  }

  private func end(_ end: Reference.End) -> Diagnostic.End {
    if let type = end.type { return model.end(type, role: end.role) }
    return Diagnostic.End(
      name: end.name, kind: end.group == nil ? "" : "framework", role: end.role?.name,
      module: end.module.map { model[$0].name }, file: "", line: 0, column: 0, evidence: "")
  }
}
