/// What a configuration may say of a rule, as the rule declares it.
package struct RuleDeclaration: Sendable {
  /// Snake case; never changes.
  package var id: String
  package var summary: String
  /// Where the configuration says nothing.
  package var severity: Severity
  package var options: [RuleOption]

  package init(id: String, summary: String, severity: Severity, options: [RuleOption] = []) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.options = options
  }
}

/// A key of a rule's own, beside those that all rules have.
package struct RuleOption: Sendable {
  /// Snake case; never changes.
  package let name: String
  /// Where the configuration says nothing. Its type is the option's.
  package let standard: Value
  /// What it means: lower case, no full stop.
  package let summary: String

  package init(_ name: String, default standard: Value, _ summary: String) {
    self.name = name
    self.standard = standard
    self.summary = summary
  }

  package enum Value: Hashable, Sendable, CustomStringConvertible {
    /// A whole number from 0.
    case number(Int)
    case flag(Bool)

    package var typeName: String {
      switch self {
      case .number: "number"
      case .flag: "true or false"
      }
    }

    /// As a configuration writes it.
    package var description: String {
      switch self {
      case .number(let number): String(number)
      case .flag(let flag): String(flag)
      }
    }
  }

  var key: ConfigurationKey {
    switch standard {
    case .number: ConfigurationKey(name, .number, "\(summary); \(standard) without it")
    case .flag: ConfigurationKey(name, .flag, "\(summary); \(standard) without it")
    }
  }
}

extension RuleDeclaration {
  /// What may stand below its id.
  var keys: [ConfigurationKey] { ConfigurationKeys.rule + options.map(\.key) }
}
