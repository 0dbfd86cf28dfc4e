import Configuration
import Diagnostics
import Foundation
import Rules
import TestSupport
import Testing

@Suite struct `Pages of rules` {
  @Test func `each rule has a page and each page a rule`() {
    #expect(pageNames() == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: pageNames()) func `a rule carries its page`(name: String) throws {
    let rule = try #require(Rule.all.first { $0.id == name })
    #expect(rule.page == (try page(name)))
  }

  @Test(arguments: pageNames()) func `the index lists a rule as it is`(name: String) throws {
    let rule = try #require(Rule.all.first { $0.id == name })
    let link = "[`\(name)`](../Sources/Rules/Pages/\(name).md)"
    let row = "| \(link) | \(rule.severity.rawValue) | \(rule.summary) |"
    #expect(try index().contains(row))
  }

  @Test(arguments: pageNames()) func `an address leads to the page`(name: String) throws {
    let rule = try #require(Rule.all.first { $0.id == name })
    #expect(rule.description.address == "\(repository)/blob/main/Sources/Rules/Pages/\(name).md")
  }

  @Test func `the index lists no rule that there is not`() throws {
    let rows = try index().split(separator: "\n").filter { $0.hasPrefix("| [`") }
    #expect(rows.count == Rule.all.count)
  }

  @Test(arguments: pageNames()) func `a page has the fixed headings`(name: String) throws {
    let expected = [
      "# \(name)", "## What it reports", "## Why it matters", "## What it leaves alone",
      "## How to fix it", "## Configuration",
    ]
    let rule = try #require(Rule.all.first { $0.id == name })
    #expect(
      headings(in: try page(name)) == expected + (rule.options.isEmpty ? [] : ["## Options"]))
  }

  @Test(arguments: pageNames()) func `a page lists the options as they are declared`(name: String)
    throws
  {
    let rule = try #require(Rule.all.first { $0.id == name })
    guard !rule.options.isEmpty else { return }
    #expect(try page(name).hasSuffix("## Options\n\n\(rule.description.optionTable)\n"))
  }

  @Test(arguments: pageNames()) func `an option is named as no key of all rules`(name: String)
    throws
  {
    let rule = try #require(Rule.all.first { $0.id == name })
    let names = ConfigurationKeys.rule.map(\.name) + rule.options.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: pageNames())
  func `a page shows a reported and a silent example`(name: String) throws {
    let blocks = try examples(of: name)
    #expect(blocks.contains { reportedRules(of: $0).contains(name) }, "no example is reported")
    #expect(blocks.contains { reportedRules(of: $0).isEmpty }, "no example is silent")
  }

  @Test(arguments: pageNames()) func `the examples of a page hold`(name: String) throws {
    for example in try examples(of: name) { checkFixture(example, preset: preset(for: name)) }
  }

  @Test func `all pages together are small enough to embed`() throws {
    let bytes = try pageNames().map { try page($0).utf8.count }.reduce(0, +)
    #expect(bytes > 10_000)
    #expect(bytes < 85_000)
  }
}

private let root = fixturesFolder.deletingLastPathComponent()
private let pagesFolder = root.appendingPathComponent("Sources/Rules/Pages")

private func index() throws -> String {
  try String(contentsOf: root.appendingPathComponent("Docs/rules.md"), encoding: .utf8)
}

/// The ids that have a page, sorted.
private func pageNames() -> [String] {
  entries(of: pagesFolder).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
}

private func page(_ name: String) throws -> String {
  try String(contentsOf: pagesFolder.appendingPathComponent("\(name).md"), encoding: .utf8)
}

/// The Swift blocks of a page, each a code base of its own.
private func examples(of name: String) throws -> [Fixture] {
  codeBlocks(of: "swift", in: try page(name)).enumerated().map { index, text in
    Fixture(name: "\(name).md, example \(index + 1)", text: text)
  }
}

/// The ids of the findings that a fixture is marked with.
private func reportedRules(of fixture: Fixture) -> [String] {
  marks(of: fixture).compactMap { mark in
    guard case .finding(let finding) = mark.claim else { return nil }
    return finding.rule
  }
}
