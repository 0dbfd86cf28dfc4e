extension ReferenceGraph {
  /// What each node is called in a picture: `Login`, `Login (App/Login)` where several have the name,
  /// `Login (new)`: a change is told by a word, as a colour alone is not seen by all.
  var titles: [String] {
    let isShared = repeated(nodes.map(\.label))
    return nodes.map { node in
      (isShared.contains(node.label) ? node.name : node.label)
        + (node.change.map { " (\($0.word))" } ?? "")
    }
  }
}

extension ReferenceGraph.Arrow {
  /// `3`, `3 forbidden`, `3, 1 forbidden`, `1 new, forbidden`.
  var caption: String {
    let forbidden = references.count { $0.verdict == .forbidden }
    var words = change.map { [$0.word] } ?? []
    if forbidden > 0 {
      words.append(forbidden == references.count ? "forbidden" : "\(forbidden) forbidden")
    }
    guard let first = words.first else { return "\(references.count)" }
    let separator = first.first?.isNumber ?? false ? ", " : " "
    return "\(references.count)\(separator)\(words.joined(separator: ", "))"
  }
}

extension ReferenceGraph.Change {
  /// As people say it.
  package var word: String {
    switch self {
    case .added: "new"
    case .removed: "gone"
    }
  }
}

extension ReferenceGraph.Verdict {
  /// As JSON says it.
  package var word: String {
    switch self {
    case .unjudged: "unjudged"
    case .allowed: "allowed"
    case .noted: "noted"
    case .silenced: "silenced"
    case .forbidden: "forbidden"
    }
  }
}

extension ReferenceGraph {
  /// The modules that stand around types in a picture, in the order of their first type.
  var groups: [(module: String?, nodes: [Int])] {
    guard level == .type else { return [(nil, Array(nodes.indices))] }
    var order: [String] = []
    var members: [String: [Int]] = [:]
    var loose: [Int] = []
    for index in nodes.indices {
      guard let module = nodes[index].module else {
        loose.append(index)
        continue
      }
      if members[module] == nil { order.append(module) }
      members[module, default: []].append(index)
    }
    let groups = order.map { module -> (module: String?, nodes: [Int]) in
      (module, members[module] ?? [])
    }
    return groups + (loose.isEmpty ? [] : [(nil, loose)])
  }
}
