package import Architecture
package import Configuration
package import Diagnostics
import Outlining

/// One state of the code, as it was understood.
package struct ArchitectureState: Sendable {
  package var model: ArchitectureModel
  /// Of the whole root, those that are suppressed or in the baseline included.
  package var findings: [Diagnostic]
  /// nil where there is none.
  package var configuration: ConfigurationFile?
  /// nil where there is none.
  package var baseline: Baseline?
  /// The baseline's file, relative to the root.
  package var baselineName = ""

  package init(model: ArchitectureModel, findings: [Diagnostic]) {
    self.model = model
    self.findings = findings
  }
}

/// What a change does to the architecture, for who reviews it: told by names and never by lines, so that
/// code which only moved is no change.
package struct ArchitectureChange: Sendable {
  /// What the code is compared with, as a person wrote it: `main`.
  package var base: String
  /// Errors and warnings that the change brings, the worst first.
  package var new: [Diagnostic] = []
  /// By place in ``new``: what mends it on lines of the change.
  package var suggestions: [Int: Suggestion] = [:]
  /// Those that are no more, as they were.
  package var fixed: [Diagnostic] = []
  package var modules = Modules()
  /// Between modules that know each other anew, or no more.
  package var moduleReferences: [ModuleReference] = []
  /// Between roles that know each other anew, or no more.
  package var roleReferences: [RoleReference] = []
  package var ownerships: [OwnershipChange] = []
  package var roles: [RoleChange] = []
  package var silences: [Silence] = []
  /// Sentences on what is new and could not be judged.
  package var unjudged: [String] = []
  package var traffic = ReferenceTraffic()
  /// The modules, with what is new and gone.
  package var picture: ReferenceGraph

  package struct Modules: Sendable, Equatable {
    package var new: [String] = []
    package var gone: [String] = []
    package var renamed: [Renamed] = []

    package struct Renamed: Sendable, Equatable {
      package var from: String
      package var to: String
    }
  }

  /// All that one module knows of another.
  package struct ModuleReference: Sendable {
    package var from: String
    package var to: String
    package var change: ReferenceGraph.Change
    package var standing: Standing
    package var count: Int
    package var leading: ReferenceGraph.NamedPlace
  }

  /// What a new reference between modules means.
  package enum Standing: String, Sendable {
    /// There is an error or a warning about it.
    case forbidden
    /// The one that is known leads back to the one that knows it, through others.
    case closesCircle = "closes_circle"
    /// The one that is known knew the other already: now they know each other.
    case newDirection = "new_direction"
    case allowed
    /// One end of each of its references has no role.
    case unjudged
  }

  /// The first reference between two roles, or the last that is gone.
  package struct RoleReference: Sendable {
    package var from: String
    package var to: String
    package var change: ReferenceGraph.Change
    package var isForbidden: Bool
    package var count: Int
    package var leading: ReferenceGraph.NamedPlace
  }

  /// Whether there is nothing to review.
  package var isEmpty: Bool {
    new.isEmpty && fixed.isEmpty && modules == Modules() && moduleReferences.isEmpty
      && roleReferences.isEmpty && ownerships.isEmpty && roles.isEmpty && silences.isEmpty
      && unjudged.isEmpty
  }

  /// - Parameters:
  ///   - findings: what became of the findings.
  ///   - isInScope: whether what stands in a file is wanted.
  ///   - base: what the person calls the state before.
  ///   - rules: all that a configuration may state.
  package init(
    from before: ArchitectureState, to now: ArchitectureState, findings: FindingChange,
    base: String, rules: [RuleDeclaration],
    isInScope: (String) -> Bool
  ) {
    self.base = base
    new = worstFirst(findings.new.filter { $0.isTold && isInScope($0.place.file) })
    fixed = findings.fixed.filter { $0.isErrorOrWarning && isInScope($0.place.file) }
    func graph(
      _ state: ArchitectureState, _ level: ReferenceGraph.Level, beside other: ArchitectureState
    ) -> ReferenceGraph {
      ReferenceGraph(
        state.model, findings: state.findings, by: level, beside: other.model, isInScope: isInScope)
    }
    let head = graph(now, .module, beside: before)
    var old = graph(before, .module, beside: now)
    modules.renamed = renamedModules(from: before.model, to: now.model)
    old.rename(modules.renamed)
    picture = head.compared(with: old)
    modules.new = picture.nodes.filter { $0.change == .added }.map(\.name)
    modules.gone = picture.nodes.filter { $0.change == .removed }.map(\.name)
    moduleReferences = changedReferences(head, old)
    roleReferences = Self.roleReferences(
      graph(now, .role, beside: before).compared(with: graph(before, .role, beside: now)))
    let (types, oldTypes) = (graph(now, .type, beside: before), graph(before, .type, beside: now))
    ownerships = ownershipChanges(
      from: before.model, to: now.model, isInScope: isInScope)
    roles = roleChanges(from: oldTypes, to: types)
    silences = Reporting.silences(from: before, to: now, rules: rules, isInScope: isInScope)
    unjudged = Self.unjudged(from: before, to: now, isInScope: isInScope)
    let stray = strayRoles(from: oldTypes, to: types)
    if !stray.isEmpty {
      unjudged.append(
        "\(counted(stray.count, "type")) outside of modules had a role and "
          + "\(stray.count == 1 ? "has" : "have") none now: \(listed(stray, limit: nameLimit))")
    }
    traffic = ReferenceTraffic(from: oldTypes, to: types)
  }

  private func changedReferences(
    _ head: ReferenceGraph, _ old: ReferenceGraph
  ) -> [ModuleReference] {
    let circles = Circles(head, before: old)
    return picture.arrows.compactMap { arrow in
      guard let change = arrow.change, let leading = arrow.leading else { return nil }
      let (from, to) = (picture.nodes[arrow.from].name, picture.nodes[arrow.to].name)
      return ModuleReference(
        from: from, to: to, change: change, standing: circles.standing(of: arrow, from, to),
        count: arrow.references.count, leading: leading)
    }
  }

  private static func roleReferences(_ graph: ReferenceGraph) -> [RoleReference] {
    graph.arrows.compactMap { arrow in
      guard let change = arrow.change, let leading = arrow.leading else { return nil }
      return RoleReference(
        from: graph.nodes[arrow.from].name, to: graph.nodes[arrow.to].name, change: change,
        isForbidden: arrow.verdict == .forbidden, count: arrow.references.count, leading: leading)
    }
  }

  private static func unjudged(
    from before: ArchitectureState, to now: ArchitectureState, isInScope: (String) -> Bool
  ) -> [String] {
    var lines: [String] = []
    func withoutRole(_ model: ArchitectureModel) -> [TypeInfo] {
      model.types.filter { model.countsAsUnassigned($0) }
    }
    let known = Set(withoutRole(before.model).map(\.name))
    let stray = withoutRole(now.model)
      .filter { !known.contains($0.name) && isInScope(now.model.files[$0.file].path) }.map(\.name)
    if !stray.isEmpty {
      lines.append(
        "\(counted(stray.count, "new type")) in modules "
          + "\(stray.count == 1 ? "has" : "have") no role, so nothing is said of what "
          + "\(stray.count == 1 ? "it knows" : "they know"): \(listed(stray, limit: nameLimit))")
    }
    let names = Set(before.model.ambiguousNames.map(\.name))
    let ambiguous = now.model.ambiguousNames.map(\.name).filter { !names.contains($0) }
    if !ambiguous.isEmpty {
      lines.append(
        "\(counted(ambiguous.count, "name is", "names are")) declared more than once now, so nothing "
          + "is said of what names \(ambiguous.count == 1 ? "it" : "them"): "
          + listed(ambiguous, limit: nameLimit))
    }
    return lines
  }
}

private let nameLimit = 5

/// Which references between modules lead in a circle, now and before.
private struct Circles {
  private let number: [String: Int]
  private let knotNow: [Int?]
  private let knotBefore: [String: Int]
  private let before: Set<[String]>

  init(_ head: ReferenceGraph, before old: ReferenceGraph) {
    number = Dictionary(head.nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    knotNow = Self.knotNumbers(head)
    let numbers = Self.knotNumbers(old)
    knotBefore = Dictionary(
      old.nodes.indices.compactMap { index in numbers[index].map { (old.nodes[index].name, $0) } }
    ) { first, _ in first }
    before = Set(old.arrows.map { [old.nodes[$0.from].name, old.nodes[$0.to].name] })
  }

  private static func knotNumbers(_ graph: ReferenceGraph) -> [Int?] {
    var numbers: [Int?] = graph.nodes.map { _ in nil }
    for (index, knot) in knots(graph.successors).enumerated() {
      for member in knot { numbers[member] = index }
    }
    return numbers
  }

  func standing(
    of arrow: ReferenceGraph.Arrow, _ from: String, _ to: String
  ) -> ArchitectureChange.Standing {
    if arrow.verdict == .forbidden { return .forbidden }
    if arrow.change == .added {
      if before.contains([to, from]) { return .newDirection }
      if let one = number[from], let other = number[to], let knot = knotNow[one],
        knotNow[other] == knot, knotBefore[from] == nil || knotBefore[from] != knotBefore[to]
      {
        return .closesCircle
      }
    }
    return arrow.verdict == .unjudged ? .unjudged : .allowed
  }
}
