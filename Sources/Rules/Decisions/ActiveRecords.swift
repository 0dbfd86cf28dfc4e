import Architecture
import Configuration
import Diagnostics

extension CheckedArchitecture {
  /// The cells of found presets that keep services from entities, in code whose entities fetch and save
  /// themselves: two thirds of their classes, ten or more. Entities lie in no module, so that no module is
  /// asked whether it does so, and interactors call services everywhere, so that their calls tell nothing.
  func findActiveRecords() -> [CommonPractice] {
    var breaches: [CommonPractice.Key: Breaches] = [:]
    for decision in broken
    where decision.rule == .layerDependency && decision.from.role == .entity
      && decision.to.role == .service
    {
      guard let from = decision.from.type, from.kind.isReferenceType,
        let key = practiceKey(of: decision)
      else { continue }
      breaches[key, default: Breaches()].add(from, decision.reference.edge)
    }
    guard breaches.values.contains(where: { $0.types.count >= manyCallers }) else { return [] }
    let classes = model.types.count {
      $0.role == .entity && $0.isChecked && $0.kind.isReferenceType
    }
    return breaches.compactMap { key, breaches in
      let count = breaches.types.count
      guard count >= manyCallers, count * 3 >= classes * 2 else { return nil }
      return CommonPractice(
        preset: key.preset, rule: key.rule, from: key.from, to: key.to, breaking: count,
        callers: classes, examples: firstPlaces(of: breaches), reason: .activeRecords)
    }
  }
}
