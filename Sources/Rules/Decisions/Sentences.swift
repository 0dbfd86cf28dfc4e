import Architecture
import Configuration
import Diagnostics
import Outlining

extension CheckedArchitecture {
  /// What is said of a reference, in one sentence: the cell, the border or why nothing is asked, and what
  /// let it pass.
  package func sentence(about decision: Decision) -> String {
    if let reason = decision.reasonNotAsked { return reason }
    if decision.rule != nil { return wording(of: decision).why }
    let base =
      decision.to.group.map { frameworkSentence(decision, $0) } ?? tableSentence(decision)
    guard !decision.exemptions.isEmpty else { return base }
    let reasons = decision.exemptions.map { "\($0.meaning) (\($0.id))" }
    return base + "; but " + reasons.joined(separator: ", and ")
  }

  private func frameworkSentence(_ decision: Decision, _ group: String) -> String {
    isClosed(group, to: decision.fromRole, settings(for: decision.reference))
      ? "the row of \(decision.fromRole.name) closes the frameworks '\(group)'"
      : "nothing keeps \(group) from \(decision.from.name)"
  }

  private func tableSentence(_ decision: Decision) -> String {
    let reference = decision.reference
    guard reference.access == nil else {
      return "\(decision.from.name) reaches \(decision.to.name) through another"
    }
    if reference.crosses, decision.toRole.isComponent, !decision.exemptions.isEmpty,
      let home = reference.to.module, decision.entry?.cell.other == nil
    {
      return "\(decision.to.name) belongs to module \(model[home].name)"
    }
    // Who stands in for another is told the stated cell, and then what lets it pass.
    let entry =
      decision.exemptions.isEmpty
      ? decision.entry : self.entry(reference, decision.fromRole, decision.toRole)
    let isUnknown = reference.from.isOfUnknownModule || reference.to.isOfUnknownModule
    if isUnknown { return model.sentenceForAny(entry, decision.fromRole, decision.toRole) }
    let own = isOwn(reference) ? entry?.cell.own : nil
    let text = model.sentence(entry, decision.fromRole, decision.toRole, own: own)
    let isOpenedByProtocol =
      decision.exemptions.isEmpty && (own ?? entry?.cell.permission) == .protocol
      && decision.to.kind == .protocol
    return isOpenedByProtocol ? "\(text), and \(decision.to.name) is one" : text
  }
}

extension ArchitectureModel {
  /// `the viper table lets a presenter know a router through a protocol only`
  /// - Parameter own: what holds where both are known to be of one module; nil for what holds else.
  fileprivate func sentence(
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
  fileprivate func sentenceForAny(
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

/// `interactors, presenters and services`
func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
