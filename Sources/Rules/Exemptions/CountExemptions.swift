import Diagnostics

extension CheckedArchitecture {
  /// How often each exemption let something pass, or made a finding milder.
  func exemptionCounts(_ findings: [Diagnostic]) -> [ExemptionCount] {
    var all = tally
    all.add(siftedUIUses().left)
    all.add(sifted(uiImportUses).left)
    all.add(siftedDataUses().left)
    all.add(siftedGroupUses().left)
    all.add(moves.left)
    all.add(siftedHolds().left)
    all.add(leaks.left)
    all.add(tiedKnots().left)
    for leniency in findings.compactMap(\.leniency) { all.add(leniency) }
    return all.counted
  }
}
