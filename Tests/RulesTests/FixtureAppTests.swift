import Configuration
import Diagnostics
import Foundation
import Reporting
import TestSupport
import Testing
import ViperLintKit

@Suite struct `Reference apps` {
  @Test(arguments: appNames().filter { !presets(of: $0).contains("mvvm") })
  func `an app holds without a word of configuration`(name: String) throws {
    checkFixture(try app(name), preset: nil)
  }

  @Test func `of mvvm, where nobody states it, only what all who teach it agree on is a finding`()
    throws
  {
    let report = try analysis(of: app("ContactsMVVMBroken"), preset: nil).get().report
    #expect(report.preset == "mvvm")
    let found = report.diagnostics.filter { $0.severity != .note }
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.from?.role == "view_model", "\(finding.message)")
      #expect(finding.to?.role == "view" || finding.to?.kind == "framework", "\(finding.message)")
    }
    let stated = try analysis(of: app("ContactsMVVMBroken"), preset: "mvvm").get().report
    // One fact is one finding where it was found, at the same places.
    func places(_ found: [Diagnostic]) -> Int { found.reduce(0) { $0 + 1 + $1.places.count } }
    #expect(places(stated.diagnostics) == places(report.diagnostics))
    #expect(stated.diagnostics.count { $0.severity != .note } > found.count)
    #expect(report.remarks.contains { $0.hasPrefix("mvvm was found and not stated") })
    #expect(!stated.remarks.contains { $0.contains("was found and not stated") })
  }

  @Test(arguments: appNames()) func `an app holds under the preset of its dialect`(name: String)
    throws
  {
    for preset in presets(of: name) { checkFixture(try app(name), preset: preset) }
  }

  @Test(arguments: appNames()) func `an app says what is expected of it`(name: String) throws {
    let app = try app(name)
    #expect(!marks(of: app).isEmpty)
    #expect(app.files.contains { $0.path == Fixture.countsPath })
  }

  @Test func `each app as written has a broken twin`() {
    let names = appNames()
    #expect(!names.isEmpty)
    for name in names where !name.hasSuffix("Broken") { #expect(names.contains("\(name)Broken")) }
  }
}

/// The folders that are no apps.
private let otherFolders = [
  "Rules", "Exemptions", "Evidence", "Fixes", "Lexing", "Outlining", "Configuration",
]

func appNames() -> [String] {
  entries(of: fixturesFolder).filter { name in
    !otherFolders.contains(name) && isFolder(fixturesFolder.appendingPathComponent(name))
  }
}

private func app(_ name: String) throws -> Fixture {
  try Fixture(name: name, folder: fixturesFolder.appendingPathComponent(name))
}

/// The presets that explain an app: an app and its broken twin are one dialect.
private func presets(of name: String) -> [String] {
  switch name.replacingOccurrences(of: "Broken", with: "") {
  case "Currency": ["viper-configurator"]
  case "Rambler": ["viper", "viper-configurator"]
  case "ContactsMVVM": ["mvvm"]
  case "ContactsBook", "Lessons": ["clean-swift"]
  case "Workouts": ["ribs"]
  default: ["viper"]
  }
}
