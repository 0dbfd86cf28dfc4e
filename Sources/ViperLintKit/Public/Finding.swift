import Architecture
import Configuration
import Diagnostics
import Reporting
import Rules
import Workspace

extension CodeArchitecture {
  /// A fact about the code that the architecture objects to.
  public struct Finding: Hashable, Sendable {
    /// The rule that found it.
    public let rule: RuleID
    /// How much it counts.
    public let severity: Severity
    /// Where it is; of no file where the rule did not run (see ``CodeArchitecture/findings(of:)``).
    public let place: Place
    /// The places at which the same is repeated.
    public let repeats: [Place]
    /// What is wrong: lower case, without a full stop.
    public let message: String
    /// The architecture's reason; empty for none.
    public let why: String
    /// What to do; empty where nothing can be said.
    public let help: String
    /// What refers to the other end, or what is found fault with; nil for a whole file.
    public let from: End?
    /// What is referred to; nil where the finding is about one end alone.
    public let to: End?
    /// What tells it from others from one run to the next, as in every report: no path, line or word of
    /// the message changes it.
    public let fingerprint: String

    /// One end of a finding.
    public struct End: Hashable, Sendable {
      /// With all levels: `Login.Request`.
      public let name: String
      /// What it stands for there; nil for none.
      public let role: Role?
      /// The type itself; nil for what the sources do not declare.
      public let type: DeclaredType?

      init(_ content: Content, _ end: Diagnostic.End) {
        name = end.name
        role = end.role.map { Role(Configuration.Role($0)) }
        type = end.type.map { DeclaredType(content, $0) }
      }
    }

    init(_ content: Content, _ diagnostic: Diagnostic) {
      rule = RuleID(diagnostic.rule)
      severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
      place = content.place(diagnostic.place)
      repeats = diagnostic.places.map { content.place($0.0) }
      message = diagnostic.message
      why = diagnostic.why
      help = diagnostic.help
      from = diagnostic.from.map { End(content, $0) }
      to = diagnostic.to.map { End(content, $0) }
      fingerprint = Reporting.fingerprint(of: diagnostic)
    }

    /// What is told in place of findings that nobody looked for.
    init(_ content: Content, unasked rule: RuleID, _ message: String, help: String) {
      self.rule = rule
      severity = .error
      place = content.place(
        Diagnostic.Place(
          file: "", line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0))
      repeats = []
      self.message = message
      why = "no finding of it says nothing of the code"
      self.help = help
      from = nil
      to = nil
      fingerprint = ""
    }
  }
}

extension CodeArchitecture.Finding: CustomStringConvertible, CustomDebugStringConvertible {
  /// What is wrong, where, why and what to do, as the command line says it: two lines or three.
  ///
  /// ```
  /// Login/LoginPresenter.swift:6:20: error: LoginPresenter holds … [protocol_boundary]
  ///   why:  the viper table lets a presenter know a router through a protocol only
  ///   help: hold it as LoginWireframeInput, which LoginWireframe already conforms to
  /// ```
  public var description: String {
    let start = place.file.isEmpty ? "" : "\(place): "
    var text = "\(start)\(severity.rawValue): \(escaped(message)) [\(escaped(rule.name))]"
    if !why.isEmpty { text += "\n  why:  \(escaped(why))" }
    if !help.isEmpty { text += "\n  help: \(escaped(help))" }
    return text
  }

  /// The same on lines of its own: as an array shows it, so that the findings of a failed expectation can
  /// be read.
  public var debugDescription: String { "\n" + description }
}

extension CodeArchitecture {
  /// The errors and warnings, in the order of files and places: what `viperlint` reports.
  ///
  /// What a comment in the code or the baseline accepts is not among them (``acceptedFindings``), nor
  /// what rests on a single fact or on a preset that nobody stated (``notes``). Where a part of the
  /// root was read alone, those in it.
  public var findings: [Finding] { content.findings(where: \.isTold) }

  /// The findings that count for less: they rest on a single fact, or on a preset that nobody stated.
  public var notes: [Finding] { content.findings { $0.isShown && $0.severity == .note } }

  /// The findings that a comment in the code or the baseline accepts.
  public var acceptedFindings: [Finding] {
    content.findings { $0.severity != .off && ($0.isSuppressed || $0.isBaselined) }
  }

  /// The errors and warnings of some rules.
  ///
  /// A rule that did not run is a finding by itself, of no file, which says why: one that does not exist,
  /// that is off, or that was not asked for when the sources were read. So an empty list means that the
  /// code was looked at.
  public func findings(of rules: RuleID...) -> [Finding] {
    content.unaskedRules(rules) + findings.filter { rules.contains($0.rule) }
  }

  /// How much a certain finding of a rule counts where nothing is said of single paths; ``Severity/off``
  /// for a rule that did not run.
  public func severity(of rule: RuleID) -> Severity {
    guard let known = Rule.all.first(where: { $0.id == rule.name }), content.ran(known) else {
      return .off
    }
    let stated = content.model.settings.rules[known.id]?.severity ?? known.severity
    // A rule that is off and was asked for by its name warns.
    if stated == .off { return content.only.isEmpty ? .off : .warning }
    return Severity(rawValue: stated.rawValue) ?? .error
  }
}

extension Content {
  func findings(where isMeant: (Diagnostic) -> Bool) -> [CodeArchitecture.Finding] {
    report.diagnostics.filter(isMeant).map { CodeArchitecture.Finding(self, $0) }
  }

  /// Whether a rule was asked for, and is on anywhere.
  func ran(_ rule: Rule) -> Bool {
    if !only.isEmpty { return only.contains(rule.id) }
    return (model.settings.rules[rule.id]?.severity ?? rule.severity) != .off
      || model.allRuleSettings(rule.id).contains { ($0.severity ?? .off) != .off }
  }

  func unaskedRules(_ rules: [RuleID]) -> [CodeArchitecture.Finding] {
    rules.compactMap { rule in
      let known = Rule.all.first { $0.id == rule.name }
      guard let known else {
        return CodeArchitecture.Finding(
          self, unasked: rule, "there is no rule '\(rule.name)'",
          help: meant(rule.name, among: Rule.all.map(\.id), called: "rules"))
      }
      if ran(known) { return nil }
      guard only.isEmpty else {
        return CodeArchitecture.Finding(
          self, unasked: rule, "the rule '\(rule.name)' did not run",
          help: "name it in 'only:' where the sources are read, or leave that out")
      }
      return CodeArchitecture.Finding(
        self, unasked: rule, "the rule '\(rule.name)' is off, so it did not run",
        help:
          "switch it on under 'rules:' in \(configurationName), or name it in 'only:' where the "
          + "sources are read")
    }
  }
}
