import Architecture
import Outlining

/// A strong reference that should be weak.
struct StrongHold {
  var edge: Edge
  var diagnostic: Diagnostic
  /// Whether it is mended as all properties of the holder that are made when they are asked.
  var isComputing = false
  /// Whether the property is named as those by which somebody is called back, or for the parent.
  var isNamedForBack = false
  /// The two properties by which holder and held keep each other; nil for a longer circle, or none.
  var ring: Set<VariablePlace>?

  /// Many subclasses may fill one property of their generic base: that is one finding. So are the builders
  /// that one component makes when it is asked.
  var key: FoldKey {
    if isComputing { return FoldKey(from: edge.from ?? TypeID(0), to: "computing") }
    let target = edge.through == nil ? "\(edge.to)" : "\(edge.file) \(edge.variable.rawValue)"
    return FoldKey(from: edge.from ?? TypeID(0), to: target)
  }
}

extension [StrongHold] {
  /// Two who keep each other are told of once, always at the same end, wherever the two stand.
  var withoutOtherEnds: [StrongHold] {
    var told: [Set<VariablePlace>: StrongHold] = [:]
    for hold in self {
      guard let ring = hold.ring else { continue }
      if let other = told[ring], !hold.isTold(before: other) { continue }
      told[ring] = hold
    }
    return filter { hold in
      guard let ring = hold.ring, let told = told[ring] else { return true }
      return VariablePlace(of: hold.edge) == VariablePlace(of: told.edge)
    }
  }
}

extension StrongHold {
  /// A finding before a note, and what its name tells to lead back before what does not.
  fileprivate func isTold(before other: StrongHold) -> Bool {
    let isCertain = diagnostic.confidence == .certain
    if isCertain != (other.diagnostic.confidence == .certain) { return isCertain }
    if isNamedForBack != other.isNamedForBack { return isNamedForBack }
    return diagnostic.message < other.diagnostic.message
  }
}
