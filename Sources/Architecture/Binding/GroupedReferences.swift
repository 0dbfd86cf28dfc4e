import Outlining

/// The references of one file, grouped by variable: those of variable `v` are
/// `references[starts[v]..<starts[v + 1]]`.
struct GroupedReferences: Sendable {
  private var starts: [Int32]
  private var references: [ReferenceID]
  /// Of the variables whose annotation is written for a later one: that one.
  private var writtenFor: [VariableID: VariableID] = [:]

  init(_ outline: FileOutline) {
    func tells(_ reference: TypeReference) -> Bool {
      guard reference.variable != .none else { return false }
      switch reference.context {
      case .property, .local, .parameter: return true
      default: return reference.flags.contains(.givesType)
      }
    }
    starts = [Int32](repeating: 0, count: outline.variables.count + 1)
    for reference in outline.references where tells(reference) {
      starts[Int(reference.variable.rawValue) + 1] += 1
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    references = [ReferenceID](repeating: .none, count: Int(starts[starts.count - 1]))
    for (index, reference) in outline.references.enumerated() where tells(reference) {
      let variable = Int(reference.variable.rawValue)
      references[Int(next[variable])] = ReferenceID(UInt32(index))
      next[variable] += 1
    }
    for index in outline.variables.indices.reversed() {
      let variable = VariableID(UInt32(index))
      guard outline.sharesAnnotation(variable) else { continue }
      let following = VariableID(UInt32(index + 1))
      writtenFor[variable] = writtenFor[following] ?? following
    }
  }

  subscript(variable: VariableID) -> ArraySlice<ReferenceID> {
    let index = Int((writtenFor[variable] ?? variable).rawValue)
    return references[Int(starts[index])..<Int(starts[index + 1])]
  }
}
