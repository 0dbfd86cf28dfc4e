import Foundation
import TestSupport
import Testing
import ViperLintKit

private let apps = entries(of: fixturesFolder).filter {
  $0 != "Configuration" && isFolder(fixturesFolder.appendingPathComponent($0))
}

@Suite("The library and the program")
struct LibraryTests {
  @Test(arguments: apps)
  func `the library finds what the program finds`(_ app: String) async throws {
    let path = fixturesFolder.appendingPathComponent(app).path
    let report = try report(on: path)
    let architecture = try await CodeArchitecture.read(at: path)
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    let accepted = diagnostics.filter {
      $0["suppressed"] as? Bool == true || $0["baselined"] as? Bool == true
    }
    let told = diagnostics.filter {
      $0["suppressed"] as? Bool != true && $0["baselined"] as? Bool != true
    }
    let isNote = { (diagnostic: [String: Any]) in diagnostic["severity"] as? String == "note" }
    #expect(architecture.findings.map(line) == told.filter { !isNote($0) }.map(line))
    #expect(architecture.notes.map(line) == told.filter(isNote).map(line))
    #expect(architecture.acceptedFindings.map(line) == accepted.map(line))
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(architecture.fileCount == summary["files"] as? Int)
    #expect(architecture.judgedReferenceCount == summary["judgedReferences"] as? Int)
    #expect(architecture.typesWithoutRole.count == summary["typesWithoutRole"] as? Int)
    #expect(architecture.unjudged == summary["unjudged"] as? [String])
    #expect(architecture.preset?.name == report["preset"] as? String)
  }

  @Test func `the library finds what the program finds with a baseline and a part of a root`()
    async throws
  {
    let created = FileManager.default.temporaryDirectory
      .appendingPathComponent("viperlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: created) }
    let folder = Folder(path: created.path)
    for (name, text) in articles { try folder.write(text, to: name) }
    try folder.write("preset: viper\n", to: ".viperlint.yml")
    #expect(try folder.run(["baseline", "create"]).status == 0)
    let view = "\nextension ArticlesViewController { func open(_ router: ArticlesInteractor) {} }\n"
    try folder.write(
      (articles["Articles/ArticlesViewController.swift"] ?? "") + view,
      to: "Articles/ArticlesViewController.swift")
    let path = folder.path + "/Articles/ArticlesViewController.swift"
    let lines = try #require(try report(on: path)["diagnostics"] as? [[String: Any]])
    let part = try await CodeArchitecture.read(at: path)
    #expect(part.findings.map(line) == lines.map(line))
    #expect(part.findings.count == 1)
    let whole = try await CodeArchitecture.read(at: folder.path)
    #expect(whole.findings.map(line) == part.findings.map(line))
    #expect(!whole.acceptedFindings.isEmpty)
    let all = try await CodeArchitecture.read(at: folder.path, baseline: .none)
    #expect(all.findings.count == whole.findings.count + whole.acceptedFindings.count)
  }

  @Test func `the library answers what the program answers`() async throws {
    try await withArticles { folder in
      let architecture = try await CodeArchitecture.read(at: folder.path, preset: .viper)
      for (from, to) in [
        ("ArticlesPresenter", "ArticlesInteractor"), ("view", "entity"), ("router", "builder"),
        ("CartPresenter", "UIKit"), ("interactor", "service"),
      ] {
        let printed = try folder.run(["may", from, to, "--preset", "viper"])
        let answer = try architecture.may(from, know: to)
        #expect(answer.description + "\n" == printed.output)
        #expect(answer.isAllowed == (printed.status == 0))
      }
      let why = try folder.run(["why", "ArticlesPresenter", "--preset", "viper"])
      #expect(try architecture.type(named: "ArticlesPresenter").explanation == why.output)
    }
  }

  @Test func `the library's errors are the program's`() async throws {
    try await withArticles { folder in
      let program = try folder.run([folder.path + "/App"])
      let error = await #expect(throws: CodeArchitecture.ReadingError.self) {
        try await CodeArchitecture.read(at: folder.path + "/App")
      }
      #expect(program.status == 2)
      #expect(program.errors == "viperlint: error: \(error?.description ?? "")\n")
      try folder.write("presets: viper\n", to: ".viperlint.yml")
      let configuration = try folder.run([folder.path])
      let other = await #expect(throws: CodeArchitecture.ReadingError.self) {
        try await CodeArchitecture.read(at: folder.path)
      }
      let problem = try #require(other?.problems.first)
      #expect(configuration.status == 2)
      #expect(configuration.errors == ".viperlint.yml:1:1: error: \(problem.message)\n")
    }
  }

  private func withArticles(_ body: (Folder) async throws -> Void) async throws {
    let created = FileManager.default.temporaryDirectory
      .appendingPathComponent("viperlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: created, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: created) }
    let folder = Folder(path: created.resolvingSymlinksInPath().path)
    for (name, text) in articles { try folder.write(text, to: name) }
    try await body(folder)
  }

  private func report(on path: String) throws -> [String: Any] {
    let folder = Folder(path: fixturesFolder.path)
    let outcome = try folder.run(["--format", "json", path])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(json as? [String: Any], "\(outcome.errors)")
  }

  /// All that both say of a finding.
  private func line(_ diagnostic: [String: Any]) -> String {
    let keys = [
      "rule", "severity", "file", "line", "column", "endLine", "endColumn", "message", "why",
      "help",
      "fingerprint",
    ]
    let ends = ["from", "to"].map { key in
      let end = diagnostic[key] as? [String: Any]
      return "\(end?["name"] as? String ?? "-") \(end?["role"] as? String ?? "-")"
    }
    let places = (diagnostic["places"] as? [[String: Any]] ?? []).map {
      "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")"
    }
    return (keys.map { "\(diagnostic[$0] ?? "")" } + ends + places).joined(separator: "|")
  }

  private func line(_ finding: CodeArchitecture.Finding) -> String {
    let place = finding.place
    let parts = [
      finding.rule.name, finding.severity.rawValue, place.file, "\(place.line)",
      "\(place.column)", "\(place.endLine)", "\(place.endColumn)", finding.message, finding.why,
      finding.help, finding.fingerprint,
    ]
    let ends = [finding.from, finding.to].map { "\($0?.name ?? "-") \($0?.role?.name ?? "-")" }
    return (parts + ends + finding.repeats.map(\.description)).joined(separator: "|")
  }
}
