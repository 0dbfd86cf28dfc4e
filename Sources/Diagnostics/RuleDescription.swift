package import Configuration

/// The rules that others than themselves ask for.
package enum RuleID {
  package static let staleBaseline = "stale_baseline"
  package static let weakBackReference = "weak_back_reference"
}

/// What is said of a rule to people and programs.
package struct RuleDescription: Sendable {
  /// Snake case; never changes.
  package let id: String
  /// Lower case, no full stop, at most 70 letters.
  package let summary: String
  /// The severity of its certain findings where the configuration says nothing.
  package let severity: Severity
  /// What is told first where much is found.
  package let harm: Diagnostic.Harm
  /// The keys of its own that a configuration may state for it.
  package let options: [RuleOption]
  /// Markdown: what it reports, why, what it leaves alone, how to fix it.
  package let page: String

  package init(
    id: String, summary: String, severity: Severity, harm: Diagnostic.Harm,
    options: [RuleOption] = [], page: String
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.harm = harm
    self.options = options
    self.page = page
  }

  /// Where the page stands for who has only a report.
  package var address: String { "\(repository)/blob/main/Sources/Rules/Pages/\(id).md" }

  /// What a configuration may say of it.
  package var declaration: RuleDeclaration {
    RuleDeclaration(id: id, summary: summary, severity: severity, options: options)
  }

  /// The table of a page's section "Options", which a test holds against the page.
  package var optionTable: String {
    let rows = options.map {
      "| `\($0.name)` | \($0.standard.typeName) | \($0.standard) | \($0.summary) |"
    }
    return (["| option | type | default | meaning |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
