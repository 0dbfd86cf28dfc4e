import Configuration
import Diagnostics
import Foundation
import Reporting
import Rules
import TestSupport
import Testing
import ViperLintKit

private let repository = fixturesFolder.deletingLastPathComponent()

private func ownConfiguration() throws -> ConfigurationFile {
  let text = try Data(contentsOf: repository.appendingPathComponent(".viperlint.yml"))
  return try readConfiguration(
    file: ".viperlint.yml", bytes: [UInt8](text), rules: Rule.declarations)
}

@Suite("viperlint's own architecture")
struct OwnArchitectureTests {
  @Test func `viperlint finds nothing in itself`() async throws {
    var request = RunRequest()
    request.paths = [repository.path]
    request.rules = Rule.declarations
    let results = try await run(try plan(request), request)
    let report = joined(results)
    #expect(report.diagnostics.map { "\($0.place.file):\($0.place.line) \($0.message)" } == [])
    #expect(report.summary.types > 100)
    #expect(report.summary.typesWithoutRole == 0)
  }

  @Test func `every source folder is a layer of the table, and every layer a folder`() throws {
    let configuration = try ownConfiguration()
    let layers = configuration.roles.flatMap { $0.paths.map(\.pattern) }
    let folders = entries(of: repository.appendingPathComponent("Sources"))
      .filter { isFolder(repository.appendingPathComponent("Sources/\($0)")) }
      .map { "Sources/\($0)" }
    #expect(layers.sorted() == folders.sorted())
  }

  /// The two statements of the same architecture can never drift apart.
  @Test func `the table permits exactly what Package.swift permits`() throws {
    let configuration = try ownConfiguration()
    let rules = settings(from: configuration, preset: nil)
    let targets = try targetDependencies()
    let roleOfTarget = Dictionary(
      uniqueKeysWithValues: configuration.roles.flatMap { pattern in
        pattern.paths.map { (String($0.pattern.dropFirst("Sources/".count)), pattern.role) }
      })
    #expect(targets.count == roleOfTarget.count)
    for (target, dependencies) in targets {
      let from = try #require(roleOfTarget[target], "no layer for the target \(target)")
      for (other, to) in roleOfTarget {
        let permitted = rules.table.cell(from: from, to: to).permission != .never
        #expect(
          permitted == (other == target || dependencies.contains(other)),
          "\(target) -> \(other)")
      }
    }
  }

  @Test func `Package.swift names no package`() throws {
    let manifest = try String(
      contentsOf: repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(".package("))
  }

  /// Each target below Sources with the targets it depends on, as Package.swift lists them.
  private func targetDependencies() throws -> [String: Set<String>] {
    let manifest = try String(
      contentsOf: repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    var found: [String: Set<String>] = [:]
    for block in manifest.components(separatedBy: "arget(").dropFirst() {
      let words = block.components(separatedBy: "\"")
      guard words.count > 1, !block.contains("Tests/TestSupport"), !words[1].hasSuffix("Tests")
      else {
        continue
      }
      var dependencies: Set<String> = []
      if let list = block.components(separatedBy: "dependencies: [").dropFirst().first {
        let names = list.components(separatedBy: "]")[0].components(separatedBy: "\"")
        for (index, name) in names.enumerated() where index % 2 == 1 { dependencies.insert(name) }
      }
      found[words[1]] = dependencies
    }
    return found
  }
}

@Suite("Rules and their documentation")
struct RegistryTests {
  @Test(arguments: Rule.all.map(\.id))
  func `a rule has a page, a fixture folder and a summary of one line`(_ id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let page = repository.appendingPathComponent("Sources/Rules/Pages/\(id).md")
    #expect(FileManager.default.fileExists(atPath: page.path))
    #expect(isFolder(fixturesFolder.appendingPathComponent("Rules/\(id)")))
    #expect(rule.summary.count <= 70)
    #expect(!rule.summary.hasSuffix("."))
  }

  @Test func `no id is used twice`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}
