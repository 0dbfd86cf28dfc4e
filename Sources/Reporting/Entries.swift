import Configuration
import Diagnostics

/// Findings that the text tells as one: the first with its excerpt, the others by their places.
struct Entry {
  var findings: [Diagnostic]

  /// What is excerpted.
  var lead: Diagnostic { findings[0] }
}

/// How the entries of a report are arranged.
package enum EntryGrouping: String, CaseIterable, Sendable { case rule, module, file }

/// Where findings are told together: one rule, between the same two roles, in one module. A leak has a
/// path of its own, and what data is reached is worth a line each, so they stand alone.
private struct EntryKey: Hashable {
  var rule: String
  var severity: Severity
  var confidence: String
  var module: String?
  /// The type, where none of a module's stands for the others.
  var from: String?
  var roles: [String?] = []
  var isReference = false
  var key: String?

  /// The way out, where it has to be the same in all modules.
  var help: String?

  init?(_ finding: Diagnostic, crossesModules: Bool) {
    rule = finding.rule
    severity = finding.severity
    confidence = finding.confidence.rawValue
    module = finding.from?.module
    if let fold = finding.foldKey {
      key = fold
      if crossesModules {
        module = nil
        roles = [finding.from?.role]
        help = finding.help
      }
      return
    }
    guard let from = finding.from, let role = from.role, finding.harm != .fault else {
      return nil
    }
    if module == nil { self.from = from.name }
    roles = [role, finding.to.map { $0.role ?? $0.kind }]
    // An import stands for no reference of its file's types.
    isReference = finding.reference != nil
  }
}

/// The findings as entries, the worst first: what fails the run, then faults before structure before
/// convention, the certain before the doubtful, module by module, in the order given. O(n log n).
///
/// - Parameters:
///   - unfolds: whether each finding is an entry of its own.
///   - crossesModules: whether what a template left in many modules is one entry, too, as it has to be
///     where they are more than one reads.
func entries(of findings: [Diagnostic], unfolds: Bool, crossesModules: Bool) -> [Entry] {
  var entries: [Entry] = []
  var positions: [EntryKey: Int] = [:]
  for finding in findings {
    guard !unfolds, let key = EntryKey(finding, crossesModules: crossesModules) else {
      entries.append(Entry(findings: [finding]))
      continue
    }
    if let position = positions[key] {
      entries[position].add(finding)
    } else {
      positions[key] = entries.count
      entries.append(Entry(findings: [finding]))
    }
  }
  return sorted(entries) { ranks($0, isBefore: $1) }
}

extension Entry {
  /// `FilterView casts to 5 entities`, or what the lead says and how many more there are.
  var message: String {
    guard findings.count > 1 else { return lead.message }
    if let summed { return summed }
    return lead.message + " (and \(grouped(findings.count - 1)) more such\(span))"
  }

  /// Where they are: ` in Login`, ` in 12 modules`; nothing outside of modules.
  private var span: String {
    let modules = Set(findings.map { $0.from?.module })
    guard modules.count > 1 else { return lead.from?.module.map { " in \($0)" } ?? "" }
    let outside = modules.contains(nil) ? " and outside" : ""
    return " in \(counted(modules.count { $0 != nil }, "module"))\(outside)"
  }

  /// One type that does the same to several of one role; nil for anything else.
  private var summed: String? {
    let names = Set(findings.compactMap { $0.to?.name })
    guard names.count == findings.count, let from = lead.from, let to = lead.to,
      let role = to.role.map({ Role($0) }),
      findings.allSatisfy({ $0.from?.name == from.name && $0.reference == lead.reference })
    else { return nil }
    let count = "\(grouped(findings.count)) \(plural(role))"
    for told in ["the \(words(role)) \(to.name)", "\(to.name), \(withArticle(role))"] {
      let ends = " " + told
      if lead.message.hasPrefix(from.name + " "), lead.message.hasSuffix(ends) {
        return lead.message.dropLast(ends.count) + " " + count
      }
    }
    return nil
  }

  /// The strongest reference leads; of several the first.
  fileprivate mutating func add(_ finding: Diagnostic) {
    if strength(finding) > strength(lead) {
      findings.insert(finding, at: 0)
    } else {
      findings.append(finding)
    }
  }

  private func strength(_ finding: Diagnostic) -> Int { finding.reference?.strength ?? 0 }
}

/// Entries in the order of a grouping, each with the title that it begins; nil where none does.
func arranged(_ entries: [Entry], by grouping: EntryGrouping?) -> [(title: String?, entry: Entry)] {
  guard let grouping else { return entries.map { (nil, $0) } }
  var groups: [String: [Entry]] = [:]
  for entry in entries { groups[group(of: entry, by: grouping), default: []].append(entry) }
  func count(_ group: String) -> Int { (groups[group] ?? []).map(\.findings.count).reduce(0, +) }
  let names = groups.keys.ordered { left, right in
    guard grouping != .file else { return isBefore(left, right) }
    let (one, other) = (count(left), count(right))
    return one != other ? one > other : isBefore(left, right)
  }
  return names.flatMap { name -> [(title: String?, entry: Entry)] in
    let title = "\(name.isEmpty ? "in no module" : name): \(counted(count(name), "finding"))"
    return (groups[name] ?? []).enumerated().map { ($0.offset == 0 ? title : nil, $0.element) }
  }
}

private func group(of entry: Entry, by grouping: EntryGrouping) -> String {
  switch grouping {
  case .rule: entry.lead.rule
  case .module: entry.lead.from?.module ?? ""
  case .file: entry.lead.place.file
  }
}

private func ranks(_ left: Entry, isBefore right: Entry) -> Bool? {
  let (one, other) = (rank(of: left.lead), rank(of: right.lead))
  if one != other { return one.lexicographicallyPrecedes(other) }
  switch (left.lead.from?.module, right.lead.from?.module) {
  case (let one?, let other?): return one == other ? nil : isBefore(one, other)
  case (nil, nil): return nil
  case (let one, _): return one != nil
  }
}

private func rank(of finding: Diagnostic) -> [Int] {
  let severities = Severity.allCases
  return [
    severities.firstIndex(of: finding.severity) ?? severities.count, finding.harm.rawValue,
    finding.confidence == .certain ? 0 : 1,
  ]
}

/// Stable: what ranks alike stays in its order.
private func sorted(_ entries: [Entry], _ isBefore: (Entry, Entry) -> Bool?) -> [Entry] {
  entries.indices.ordered { isBefore(entries[$0], entries[$1]) ?? ($0 < $1) }.map { entries[$0] }
}

/// Bytewise: the same under every locale.
private func isBefore(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
