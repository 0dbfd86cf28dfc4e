package import Architecture
package import Configuration
package import Diagnostics
import Lexing
package import Outlining

/// Who refers to whom, by module, by role or by type: what pictures, the review of a change and the page
/// of a report are drawn from.
///
/// Only what takes part is in it: no tests, mocks and previews. A nested type without a role counts for
/// the type around it, and nothing refers to itself.
package struct ReferenceGraph: Sendable {
  package enum Level: String, CaseIterable, Sendable { case module, role, type }

  package var level: Level
  /// In the order of the model, that of paths and places; roles in the order of the table.
  package var nodes: [Node] = []
  /// Sorted by ``Arrow/from``, then ``Arrow/to``.
  package var arrows: [Arrow] = []

  /// A module, a role or a type.
  package struct Node: Sendable {
    /// Tells it from the others of the graph, and from one state of the code to another: a type's
    /// qualified name, with its file where several have one name; a module's, with its folder.
    package var name: String
    /// As people call it.
    package var label: String
    /// A module's folder or a type's file, relative to the root; empty for a role.
    package var path: String
    /// Of a type's declaration, from 1; 0 for a module and a role.
    package var line = 0
    /// A type's kind: `class`, `protocol`.
    package var kind: String?
    /// The label of a type's module.
    package var module: String?
    /// A type's role.
    package var role: String?
    /// How many types it stands for.
    package var types = 1
    package var change: Change?
  }

  /// All that one node refers to in another.
  package struct Arrow: Sendable {
    /// An index into ``ReferenceGraph/nodes``.
    package var from: Int
    package var to: Int
    /// In the order of the model; never empty.
    package var references: [NamedPlace]
    package var change: Change?

    /// The worst that is said of one of its references.
    package var verdict: Verdict { references.map(\.verdict).max() ?? .unjudged }

    /// The first place of the worst that is said.
    package var leading: NamedPlace? {
      let worst = verdict
      return references.first { $0.verdict == worst }
    }
  }

  /// A reference between two types, where it stands.
  package struct NamedPlace: Sendable {
    /// The qualified names of both types, that of one without a role being the type's around it.
    package var from: String
    package var to: String
    package var kind: ReferenceKind
    package var ownership: Ownership
    package var place: Diagnostic.Place
    package var verdict: Verdict
  }

  /// What the findings say of a reference between two types.
  package enum Verdict: Int, Comparable, Sendable {
    /// One of both has no role, so that nothing could be said.
    case unjudged
    case allowed
    /// There is a note about it.
    case noted
    /// There is a finding, which a comment suppresses or the baseline permits.
    case silenced
    /// There is an error or a warning.
    case forbidden

    package static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  /// What became of a node or an arrow between two states of the code.
  package enum Change: String, Sendable { case added, removed }

  /// - Parameters:
  ///   - findings: of the whole root, those that are suppressed or in the baseline included.
  ///   - other: the state that it is compared with. What several are called in either is told apart in
  ///     both: otherwise one that gets a namesake would be called otherwise itself.
  ///   - isInScope: whether the references of a file are wanted.
  /// - Complexity: O(types + references · log references).
  package init(
    _ model: ArchitectureModel, findings: [Diagnostic], by level: Level,
    beside other: ArchitectureModel? = nil, isInScope: (String) -> Bool = { _ in true }
  ) {
    self.level = level
    let names = distinctNames(of: model, beside: other)
    let numbers = addNodes(of: model, beside: other, called: names)
    let verdicts = verdicts(of: findings)
    let scope = model.files.map { isInScope($0.path) }
    var found: [Pair: [NamedPlace]] = [:]
    for edge in model.edges where scope[edge.file] {
      guard let named = edge.from, let target = edge.target else { continue }
      let (one, other) = (model.judgedType(for: named), model.judgedType(for: target))
      guard one != other, model[one].isChecked, model[other].isChecked,
        let from = numbers[one.index], let to = numbers[other.index], from != to
      else { continue }
      let isJudged = model[one].role != nil && model[other].role != nil
      found[Pair(from: from, to: to), default: []].append(
        NamedPlace(
          from: names[one.index], to: names[other.index], kind: edge.kind,
          ownership: edge.ownership, place: model.place(of: edge),
          verdict: verdicts[TypePair(from: one, to: other)] ?? (isJudged ? .allowed : .unjudged)))
    }
    arrows = found.ordered { $0.key < $1.key }.map {
      Arrow(from: $0.key.from, to: $0.key.to, references: $0.value)
    }
  }

  /// - Returns: by type, the number of the node that stands for it; nil for none.
  private mutating func addNodes(
    of model: ArchitectureModel, beside other: ArchitectureModel?, called names: [String]
  ) -> [Int?] {
    switch level {
    case .module: addModules(of: model, beside: other)
    case .role: addRoles(of: model)
    case .type: addTypes(of: model, called: names)
    }
  }

  private mutating func addModules(
    of model: ArchitectureModel, beside other: ArchitectureModel?
  ) -> [Int?] {
    nodes = Self.moduleNodes(of: model, beside: other)
    return model.types.map { $0.module?.index }
  }

  /// A node for each module, in order.
  static func moduleNodes(
    of model: ArchitectureModel, beside other: ArchitectureModel?
  ) -> [Node] {
    let isShared = repeated(model.modules.map(\.name))
      .union(repeated(other?.modules.map(\.name) ?? []))
    var nodes = model.modules.map { module in
      let label = module.name
      var node = Node(
        name: isShared.contains(label) ? "\(label) (\(module.path))" : label, label: label,
        path: module.path)
      node.types = 0
      return node
    }
    for type in model.types where type.isChecked {
      if let module = type.module { nodes[module.index].types += 1 }
    }
    return nodes
  }

  private mutating func addRoles(of model: ArchitectureModel) -> [Int?] {
    let order = model.settings.knownRoles + [.moduleInterface]
    var numbers: [Role: Int] = [:]
    for role in order {
      let count = model.types.count { $0.isChecked && $0.role == role }
      guard count > 0, numbers[role] == nil else { continue }
      numbers[role] = nodes.count
      var node = Node(name: role.name, label: words(role), path: "")
      node.types = count
      nodes.append(node)
    }
    return model.types.map { $0.role.flatMap { numbers[$0] } }
  }

  private mutating func addTypes(of model: ArchitectureModel, called names: [String]) -> [Int?] {
    model.types.map { type in
      guard type.isChecked, model.judgedType(for: type.id) == type.id else { return nil }
      let place = model.place(of: type)
      var node = Node(name: names[type.id.index], label: type.name, path: place.file)
      node.line = place.line
      node.kind = type.kind.keyword
      node.module = type.module.map { model[$0].name }
      node.role = type.role?.name
      nodes.append(node)
      return nodes.count - 1
    }
  }
}

extension ReferenceGraph {
  /// The nodes that stand for a type, or for a module: among types, all of its own.
  package func nodes(of subject: Subject, in model: ArchitectureModel) -> [Int] {
    switch subject {
    case .module(let id) where level == .module:
      let module = model[id]
      return nodes.indices.filter {
        nodes[$0].label == module.name && nodes[$0].path == module.path
      }
    case .module(let id):
      let places = Set(model.types(in: id).map { model.place(of: $0).text })
      return nodes.indices.filter { places.contains("\(nodes[$0].path):\(nodes[$0].line)") }
    case .type(let id):
      let judged = model[model.judgedType(for: id)]
      let place = model.place(of: judged)
      return nodes.indices.filter {
        nodes[$0].label == judged.name && nodes[$0].path == place.file
          && nodes[$0].line == place.line
      }
    }
  }
}

/// Two nodes in an order.
private struct Pair: Hashable, Comparable {
  var from: Int
  var to: Int

  static func < (left: Pair, right: Pair) -> Bool {
    (left.from, left.to) < (right.from, right.to)
  }
}

/// The worst that the findings say of each pair of types.
private func verdicts(of findings: [Diagnostic]) -> [TypePair: ReferenceGraph.Verdict] {
  var verdicts: [TypePair: ReferenceGraph.Verdict] = [:]
  for finding in findings.lazy.flatMap(\.alone) {
    guard let from = finding.from?.type, let to = finding.to?.type, finding.severity != .off else {
      continue
    }
    let verdict: ReferenceGraph.Verdict =
      finding.isSuppressed || finding.isBaselined
      ? .silenced : finding.severity == .note ? .noted : .forbidden
    let pair = TypePair(from: from, to: to)
    verdicts[pair] = max(verdicts[pair] ?? verdict, verdict)
  }
  return verdicts
}

/// Of each type its qualified name, with its file where several have one, and with a number where one
/// file declares several.
private func distinctNames(
  of model: ArchitectureModel, beside other: ArchitectureModel?
) -> [String] {
  let isShared = repeated(model.types.map(\.name)).union(repeated(other?.types.map(\.name) ?? []))
  var counts: [String: Int] = [:]
  return model.types.map { type in
    guard isShared.contains(type.name) else { return type.name }
    let name = "\(type.name) (\(model.files[type.file].path))"
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    return count > 1 ? "\(name) \(count)" : name
  }
}

func repeated(_ names: [String]) -> Set<String> {
  var seen: Set<String> = []
  return Set(names.filter { !seen.insert($0).inserted })
}
