import Architecture
import Configuration
import Diagnostics
package import Reporting
import Rules
import Workspace

/// One report of several roots: paths begin with each root's own, counts add up, findings stay in
/// the order of paths.
package func joined(_ results: [RootResult]) -> Report {
  guard results.count > 1 else { return results.first?.report ?? Report() }
  var joined = Report()
  let presets = results.map(\.report.preset)
  joined.preset = presets.allSatisfy { $0 == presets.first } ? presets.first ?? nil : nil
  let isOneChoice =
    results.allSatisfy(\.report.presetIsDeduced) && presets.allSatisfy { $0 == presets.first }
  joined.presetIsDeduced = isOneChoice
  joined.rules = results[0].report.rules
  for result in results {
    let prefix = result.root.prefix
    let report = result.report
    joined.diagnostics += report.diagnostics.map { $0.below(prefix) }
    for (path, text) in report.sources { joined.sources[join(prefix, path)] = text }
    if !isOneChoice, let line = presetLine(report) {
      joined.presetLines.append("\(prefix): \(line)")
    }
    joined.otherPresets = added(joined.otherPresets, report.otherPresets)
    joined.misfits += report.misfits.map { $0.below(prefix) }
    joined.remarks += report.remarks.map { "\(prefix): \($0)" }
    joined.unjudged += report.unjudged.map { "\(prefix): \($0)" }
    joined.summary.add(report.summary)
    joined.statistics.add(report.statistics, below: prefix)
  }
  joined.diagnostics.putInOrder { left, right in
    let (one, other) = (left.place, right.place)
    if one.file != other.file { return isBefore(one.file, other.file) }
    return (one.line, one.column, left.rule) < (other.line, other.column, right.rule)
  }
  if let first = results.first {
    joined.root = String(first.root.folder.dropLast(first.root.prefix.count))
    while joined.root.count > 1, joined.root.hasSuffix("/") { joined.root.removeLast() }
    joined.repositoryPrefix = String(
      first.report.repositoryPrefix.dropLast(
        first.root.prefix.isEmpty ? 0 : first.root.prefix.count + 1))
  }
  return joined
}

extension Diagnostic {
  fileprivate func below(_ prefix: String) -> Diagnostic {
    var copy = self
    copy.place.file = join(prefix, place.file)
    for index in places.indices { copy.places[index].0.file = join(prefix, places[index].0.file) }
    for index in related.indices {
      copy.related[index].place.file = join(prefix, related[index].place.file)
    }
    copy.changeFixes { fix in
      var fix = fix
      for index in fix.edits.indices { fix.edits[index].file = join(prefix, fix.edits[index].file) }
      return fix
    }
    if let from, !from.file.isEmpty { copy.from?.file = join(prefix, from.file) }
    if let to, !to.file.isEmpty { copy.to?.file = join(prefix, to.file) }
    return copy
  }
}

extension Summary {
  fileprivate mutating func add(_ other: Summary) {
    files += other.files
    types += other.types
    modules += other.modules
    typesWithoutRole += other.typesWithoutRole
    ambiguousNames += other.ambiguousNames
    externalNames += other.externalNames
    references += other.references
    judgedReferences += other.judgedReferences
    brokenReferences += other.brokenReferences
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    suppressed += other.suppressed
    baselined += other.baselined
    if let more = other.fixed { fixed = (fixed ?? 0) + more }
    if let more = other.change {
      var sum = change ?? more
      if change != nil {
        if sum.base != more.base { sum.base = nil }
        sum.new += more.new
        sum.fixed += more.fixed
        sum.before += more.before
      }
      change = sum
    }
    seconds += other.seconds
    for step in other.steps {
      if let index = steps.firstIndex(where: { $0.name == step.name }) {
        steps[index].seconds += step.seconds
      } else {
        steps.append(step)
      }
    }
  }
}

extension Statistics {
  fileprivate mutating func add(_ other: Statistics, below prefix: String) {
    bytes += other.bytes
    for skipped in other.skipped {
      let paths = skipped.paths.map { join(prefix, $0) }
      if let index = self.skipped.firstIndex(where: { $0.reason == skipped.reason }) {
        self.skipped[index].folders += skipped.folders
        self.skipped[index].files += skipped.files
        self.skipped[index].paths += paths
      } else {
        var copy = skipped
        copy.paths = paths
        self.skipped.append(copy)
      }
    }
    roles = added(roles, other.roles)
    typesWithoutRole += other.typesWithoutRole
    externalNames = added(externalNames, other.externalNames)
    ambiguousNames = added(ambiguousNames, other.ambiguousNames)
    if let more = other.exemptions { exemptions = added(exemptions ?? [], more) }
  }
}

/// In the order in which exemptions are told.
private func added(_ counts: [ExemptionCount], _ others: [ExemptionCount]) -> [ExemptionCount] {
  Exemption.all.compactMap { exemption in
    let count = (counts + others).reduce(0) { $0 + ($1.exemption == exemption ? $1.count : 0) }
    return count == 0 ? nil : ExemptionCount(exemption: exemption, count: count)
  }
}

private func added(_ counts: [NameCount], _ others: [NameCount]) -> [NameCount] {
  var result = counts
  var positions = Dictionary(counts.indices.map { (counts[$0].name, $0) }) { first, _ in first }
  for other in others {
    if let position = positions[other.name] {
      result[position].count += other.count
    } else {
      positions[other.name] = result.count
      result.append(other)
    }
  }
  return result
}
