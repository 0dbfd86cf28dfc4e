import Architecture
import Configuration
import Diagnostics
import Outlining

extension CheckedArchitecture {
  /// The cells of found presets that keep entities from views, in code that has no view model at all, or none
  /// that does not keep an entity whole, and shows entities in module after module: there is nothing else
  /// that its presenters could hand over. Read blind, nine in forty of such findings were worth their line,
  /// and half of all others.
  func findEntitiesShown() -> [CommonPractice] {
    var breaches: [CommonPractice.Key: Breaches] = [:]
    for decision in broken where decision.rule == .entityInView {
      guard let from = decision.from.type, let key = practiceKey(of: decision) else { continue }
      breaches[key, default: Breaches()].add(from, decision.reference.edge)
    }
    guard !breaches.isEmpty else { return [] }
    let viewModels = filledViewModels()
    guard viewModels.isSubset(of: typesThatKeepEntities()) else { return [] }
    let publishing = modulesThatPublishEntities()
    for key in breaches.keys { breaches[key]?.modules.formUnion(publishing) }
    breaches = breaches.filter { $0.value.modules.count >= leastModulesOfPractice }
    return breaches.map { key, breaches in
      CommonPractice(
        preset: key.preset, rule: key.rule, from: key.from, to: key.to,
        breaking: breaches.types.count, callers: breaches.types.count,
        examples: firstPlaces(of: breaches),
        reason: .entitiesShown(in: breaches.modules.count, hasViewModels: !viewModels.isEmpty))
    }
  }

  /// The view models that show something: a template's `struct ViewModel {}` that nobody has filled is none.
  private func filledViewModels() -> Set<TypeID> {
    let isBare: (TypeInfo) -> Bool = { type in
      type.kind == .struct && type.protocols.isEmpty && type.externalBases.isEmpty
        && self.model.declaredMembers(of: type.id).isEmpty
    }
    return Set(model.types.lazy.filter { $0.role == .viewModel && !isBare($0) }.map(\.id))
  }

  private func typesThatKeepEntities() -> some Sequence<TypeID> {
    model.edges.lazy.filter { $0.kind == .stores || $0.kind == .enumPayload }
      .filter { edge in edge.target.map { self.model[$0].role == .entity } ?? false }
      .compactMap(\.from)
  }

  /// Where a view of SwiftUI observes what has entities for everybody to read: it names none of them, and
  /// shows them all the same.
  private func modulesThatPublishEntities() -> Set<ModuleID> {
    let publishers = Set(facts.observed.map(\.to))
    guard !publishers.isEmpty else { return [] }
    return model.edges.reduce(into: []) { modules, edge in
      guard edge.kind == .stores, let from = edge.from, publishers.contains(from),
        edge.target.map({ model[$0].role == .entity }) ?? false,
        let module = model[from].module, edge.variable != .none,
        !model.files[edge.file].outline.variables[Int(edge.variable.rawValue)].access.isHidden
      else { return }
      modules.insert(module)
    }
  }
}
