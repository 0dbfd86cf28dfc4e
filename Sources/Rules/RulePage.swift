import Configuration

extension Rule {
  /// The rule's page, Markdown: what it reports, why, what it leaves alone, how to fix it. Empty for a
  /// rule without one, which a test refuses.
  package var page: String { RulePageTexts.texts[id] ?? "" }

  /// Where the page stands for who has only a report.
  package var address: String { "\(repository)/blob/main/Sources/Rules/Pages/\(id).md" }

  /// The table of a page's section "Options", which a test holds against the page.
  package var optionTable: String {
    let rows = options.map {
      "| `\($0.name)` | \($0.standard.typeName) | \($0.standard) | \($0.summary) |"
    }
    return (["| option | type | default | meaning |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
