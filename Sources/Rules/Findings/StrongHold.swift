import Architecture
import Diagnostics
import Outlining

/// A strong reference that should be weak.
struct StrongHold {
  var edge: Edge
  var diagnostic: Diagnostic
  /// The references by which what it holds keeps the holder, where they were seen.
  var circle: [Edge] = []
  /// Whether it is mended as all properties of the holder that are made when they are asked.
  var isComputing = false

  /// Many subclasses may fill one property of their generic base: that is one finding. So are the builders
  /// that one component makes when it is asked.
  var key: FoldKey {
    if isComputing { return FoldKey(from: edge.from ?? TypeID(0), to: "computing") }
    let target = edge.through == nil ? "\(edge.to)" : "\(edge.file) \(edge.variable.rawValue)"
    return FoldKey(from: edge.from ?? TypeID(0), to: target)
  }
}
