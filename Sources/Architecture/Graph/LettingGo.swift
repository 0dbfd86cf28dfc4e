import Configuration
import Lexing
import Outlining

// Who lets go of a closure that is kept.
extension ArchitectureModel {
  /// By property: the types in whose code anything but a closure is assigned to it, or that empty or end
  /// what it holds, as who lets go of a closure that was called does. Initialisers only fill it, and what a
  /// `deinit` does comes too late.
  func typesThatLetGo(
    of properties: Set<String>, _ words: SubscriptionWords
  ) -> [String: Set<TypeID>] {
    var found: [String: Set<TypeID>] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      let closures = Set(outline.closures.compactMap(\.assignedChain))
      for row in outline.chains.indices {
        let chain = outline.chains[row]
        guard
          let name = freed(of: properties, by: chain, file, closures.contains(row), words),
          let type = table.enclosingType(file: file, chain.owner)
        else { continue }
        let member = table.enclosingMember(file: file, chain.owner)
        let kind = member == .none ? nil : table.declaration(file, member).kind
        guard kind != .deinitializer,
          !chain.isAssigned
            || kind != .initializer && !isName(row + 1, outline)
              && !observes(row + 1, file, words)
        else { continue }
        found[name, default: []].insert(type)
      }
    }
    return found
  }

  /// Which of some properties a chain lets go of: `onFinish = nil`, `cancellables.removeAll()`. What is
  /// invalidated is what observes, or a timer.
  private func freed(
    of properties: Set<String>, by chain: MemberChain, _ file: Int, _ isClosure: Bool,
    _ words: SubscriptionWords
  ) -> String? {
    let outline = files[file].outline
    guard let last = chain.components.last else { return nil }
    let component = outline.components[last]
    var name: String
    if chain.isAssigned {
      if isClosure { return nil }
      name = table.text(file, component.name)
    } else {
      guard chain.components.count > 1, component.isCall else { return nil }
      let ending = table.simpleName(file: file, component.name)
      guard words.lettingGo.contains(ending) else { return nil }
      name = table.text(file, outline.components[last - 1].name)
      if ending == words.invalidation, !properties.contains(name) { name = ClosureHold.timer }
    }
    return properties.contains(name) ? name : nil
  }

  /// Whether what observes something is assigned to a chain: `progress = web.observe(…) { … }`.
  func observes(_ value: Int, _ file: Int, _ words: SubscriptionWords) -> Bool {
    let outline = files[file].outline
    guard words.observing >= 0, value < outline.chains.count, outline.chains[value].isValue,
      let last = outline.chains[value].components.last
    else { return false }
    return table.simpleName(file: file, outline.components[last].name) == words.observing
  }
}

extension ClosureFact {
  /// The chain that the closure is assigned to, as an index into its file's.
  fileprivate var assignedChain: Int? {
    if case .assigned(let chain) = kind { Int(chain) } else { nil }
  }
}
