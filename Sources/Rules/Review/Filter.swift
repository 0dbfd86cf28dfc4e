package import Architecture
import Configuration
package import Diagnostics
import Outlining

/// Runs the rules that are on and gives each finding the severity in force: the configuration's,
/// else the rule's; a finding on a single fact is a note. What a comment suppresses is marked, what
/// the configuration allows is left out. Sorted by place, then rule.
///
/// - Parameters:
///   - only: rule ids; empty for all that are on. A rule named here runs even if it is off.
///   - disabled: rule ids that do not run.
///   - readingFindings: what reading the files found already.
///   - stated: what `unused_configuration` judges; nil where there is no configuration, or where what
///     is read is not all that it governs.
///   - countsExemptions: whether to count what each exemption let pass, for which rules look twice.
package func findings(
  in architecture: ArchitectureModel, only: [String], disabled: [String] = [],
  readingFindings: [Diagnostic] = [],
  stated: StatedConfiguration? = nil, countsExemptions: Bool = false
) -> Findings {
  let checked = CheckedArchitecture(architecture)
  var filter = Filter(architecture, only: only, disabled: disabled)
  let rules = Rule.all.filter { filter.runs($0) }
  let checks = architecture.threads.map(rules.count) { index in
    checked.tempered(rules[index].check(checked), of: rules[index])
  }
  for (rule, found) in zip(rules, checks) {
    filter.admit(found + readingFindings.filter { $0.rule == rule.id }, of: rule)
  }
  // A review may need what the one before it needed.
  for rule in Rule.all where filter.runs(rule) {
    guard let review = rule.review else { continue }
    filter.admit(review(filter.review(stated)), of: rule)
  }
  return Findings(
    diagnostics: filter.admitted.ordered { order($0) < order($1) }, askedPairs: checked.askedPairs,
    practices: checked.practices,
    unagreed: unagreed(among: filter.admitted, in: architecture),
    uncertain: uncertain(among: filter.admitted, in: architecture),
    exemptions: countsExemptions ? checked.exemptionCounts(filter.admitted) : [])
}

/// What the rules found, and how much the table was asked.
package struct Findings: Sendable {
  package var diagnostics: [Diagnostic]
  /// How many pairs of types refer to each other in a way that a cell decides.
  package var askedPairs: Int
  /// What most of the code does although a found preset forbids it.
  package var practices: [CommonPractice] = []
  /// The notes that would be findings if their preset were stated, by preset.
  package var unagreed: [UnagreedNotes] = []
  /// Those of kinds that were seldom worth their line in code of this size, by preset.
  package var uncertain: [UncertainNotes] = []
  /// What each exemption let pass, where that was asked for.
  package var exemptions: [ExemptionCount] = []
}

/// Notes about what not all who teach a found preset agree on.
package struct UnagreedNotes: Sendable {
  package var preset: String
  /// What they do agree on.
  package var agreed: String
  package var count: Int
}

private func unagreed(
  among found: [Diagnostic], in architecture: ArchitectureModel
) -> [UnagreedNotes] {
  notes(among: found, for: [Exemptions.notAgreed.exemption], in: architecture).compactMap {
    preset, findings in
    let types = findings.lazy.compactMap { $0.from?.type }
    guard let agreed = types.compactMap({ architecture.settings(for: $0).agreed }).first else {
      return nil
    }
    return UnagreedNotes(preset: preset, agreed: agreed.text, count: findings.count)
  }
}

/// What is told mildly for one of some reasons, by the preset that judges it, in the order of these.
private func notes(
  among found: [Diagnostic], for reasons: [Exemption], in architecture: ArchitectureModel
) -> [(preset: String, findings: [Diagnostic])] {
  var notes: [String: [Diagnostic]] = [:]
  for finding in found where !finding.isSuppressed {
    guard let leniency = finding.leniency, reasons.contains(leniency),
      let type = finding.from?.type, let preset = architecture.settings(for: type).preset
    else { continue }
    notes[preset, default: []].append(finding)
  }
  return notes.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
}

/// Notes of such rules and classes as were seldom worth their line where they were measured.
package struct UncertainNotes: Sendable {
  package var preset: String
  /// By rule, those with most first.
  package var counts: [(rule: String, count: Int)]
}

private func uncertain(
  among found: [Diagnostic], in architecture: ArchitectureModel
) -> [UncertainNotes] {
  let reasons = [Exemptions.uncertainFamily.exemption, Exemptions.uncertain.exemption]
  return notes(among: found, for: reasons, in: architecture).map { preset, findings in
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
      .ordered { ($1.value, $0.key) < ($0.value, $1.key) }
    return UncertainNotes(preset: preset, counts: counts.map { ($0.key, $0.value) })
  }
}

/// Whether the configuration has switched a finding off, or has an exception for it.
func isExcepted(_ diagnostic: Diagnostic, in architecture: ArchitectureModel) -> Bool {
  let settings = architecture.ruleSettings(diagnostic.rule, file: diagnostic.place.file)
  return settings?.severity == .off || settings?.allow.contains { $0.fits(diagnostic) } ?? false
}

private func order(_ diagnostic: Diagnostic) -> (String, Int, Int, String, String) {
  (
    diagnostic.place.file, diagnostic.place.line, diagnostic.place.column, diagnostic.rule,
    diagnostic.message
  )
}

/// Takes in findings rule by rule, and keeps which exceptions and suppressions they needed.
private struct Filter {
  private let architecture: ArchitectureModel
  private let only: [String]
  private let disabled: [String]
  /// Where a review is asked for, the others run all the same: what they find is its evidence.
  private let runsAll: Bool
  private var suppressions: [String: Suppressions] = [:]
  private var usedExceptions: Set<Origin> = []
  /// By file: the repeats of findings in files with suppressions.
  private var repeats: [String: [Review.Repeat]] = [:]
  private(set) var admitted: [Diagnostic] = []

  init(_ architecture: ArchitectureModel, only: [String], disabled: [String]) {
    self.architecture = architecture
    self.only = only
    self.disabled = disabled
    runsAll = only.isEmpty || Rule.all.contains { $0.review != nil && only.contains($0.id) }
    for file in architecture.files where !file.outline.directives.isEmpty {
      suppressions[file.path] = Suppressions(file.outline)
    }
  }

  /// Whether a rule is asked for, or on anywhere.
  func runs(_ rule: Rule) -> Bool {
    guard !disabled.contains(rule.id) else { return false }
    return only.contains(rule.id)
      || runsAll
        && (rule.severity != .off
          || architecture.allRuleSettings(rule.id).contains { ($0.severity ?? .off) != .off })
  }

  func review(_ stated: StatedConfiguration?) -> Review {
    Review(
      architecture: architecture, named: only,
      ranRules: Set(Rule.all.filter(runs).map(\.id)), ranAll: runsAll && disabled.isEmpty,
      suppressions: suppressions.mapValues { $0.sorted() }, repeats: repeats,
      usedExceptions: usedExceptions, stated: stated)
  }

  /// Which of several findings tells a fact is asked once it is known which are told, and how loudly.
  mutating func admit(_ found: [Diagnostic], of rule: Rule) {
    let told = toldAlone(found, of: rule)
    for diagnostic in RepeatedFindings(architecture, told, of: rule).toldOnce(told, of: rule) {
      let place = diagnostic.place
      for (other, _) in diagnostic.places where suppressions[other.file] != nil {
        repeats[other.file, default: []].append(
          Review.Repeat(rule: rule.id, line: other.line, place: place))
      }
      if only.isEmpty || only.contains(rule.id) { admitted.append(diagnostic) }
    }
  }

  /// The findings that the configuration does not let pass, each by itself.
  private mutating func toldAlone(_ found: [Diagnostic], of rule: Rule) -> [Diagnostic] {
    var told: [Diagnostic] = []
    for var diagnostic in found {
      diagnostic.harm = rule.description.harm
      let settings = architecture.ruleSettings(rule.id, file: diagnostic.place.file)
      let isAllowed = note(settings, for: diagnostic)
      guard !isAllowed,
        let severity = severity(of: rule, settings, isNamed: only.contains(rule.id))
      else { continue }
      if diagnostic.confidence == .deduced {
        diagnostic.severity = .note
      } else if settings?.severity != nil || diagnostic.severity == rule.severity
        || rule.severity == .off
      {
        diagnostic.severity = severity
      }
      let place = diagnostic.place
      diagnostic.isSuppressed =
        suppressions[place.file]?.cover(
          rule.id, line: place.line, isReview: rule.review != nil) ?? false
      diagnostic.spread(diagnostic.severity) { place in
        suppressions[place.file]?.cover(rule.id, line: place.line, isReview: false) ?? false
      }
      told.append(diagnostic)
    }
    return told
  }

  /// Keeps which exceptions a finding needs, all that fit it.
  /// - Returns: whether there is one.
  private mutating func note(_ settings: RuleSettings?, for diagnostic: Diagnostic) -> Bool {
    guard let settings else { return false }
    if settings.severity == .off { usedExceptions.insert(settings.origin) }
    var isAllowed = false
    for (index, allowance) in settings.allow.enumerated() where allowance.fits(diagnostic) {
      isAllowed = true
      usedExceptions.insert(settings.allowOrigins[index])
    }
    return isAllowed
  }
}

/// Nil where the rule is off.
private func severity(of rule: Rule, _ settings: RuleSettings?, isNamed: Bool) -> Severity? {
  let severity = settings?.severity ?? rule.severity
  if severity == .off { return isNamed ? .warning : nil }
  return severity
}

extension Allowance {
  fileprivate func fits(_ diagnostic: Diagnostic) -> Bool {
    switch self {
    case .path(let glob): glob.matches(diagnostic.place.file)
    case .type(let name): names(diagnostic.from, name) || names(diagnostic.to, name)
    case .pair(let from, let to): names(diagnostic.from, from) && names(diagnostic.to, to)
    }
  }
}

/// Whether an end is the type of a name, whole or its last level.
private func names(_ end: Diagnostic.End?, _ name: String) -> Bool {
  guard let end else { return false }
  return end.name == name || end.name.hasSuffix("." + name)
}
