import Foundation
import TestSupport
import Testing
import ViperLintKit

@Suite("Findings in Swift")
struct FindingTests {
  @Test func `a finding says what the command line says`() throws {
    let architecture = try CodeArchitecture(sources: login, preset: .viper)
    let finding = try #require(architecture.findings(of: .weakBackReference).first)
    #expect(finding.severity == .error)
    #expect(finding.place.file == "Login/LoginRouter.swift")
    #expect(finding.from?.type == (try architecture.type(named: "LoginRouter")))
    #expect(finding.to?.role == .presenter)
    #expect(finding.fingerprint.count == 16)
    let lines = finding.description.split(separator: "\n")
    #expect(
      lines.first
        == """
        Login/LoginRouter.swift:2:18: error: \(finding.message) [weak_back_reference]
        """)
    #expect(lines.dropFirst().first == "  why:  \(finding.why)")
    #expect(lines.last == "  help: \(finding.help)")
    #expect(!finding.why.isEmpty && !finding.help.isEmpty)
  }

  @Test func `findings in an array begin on lines of their own`() throws {
    let architecture = try CodeArchitecture(sources: login, preset: .viper)
    let findings = architecture.findings
    #expect(findings.count > 1)
    let text = "\(findings)"
    for finding in findings { #expect(text.contains("\n\(finding.description)")) }
  }

  @Test func `a type knows the findings about what it does`() throws {
    let architecture = try CodeArchitecture(sources: login, preset: .viper)
    let router = try architecture.type(named: "LoginRouter")
    #expect(router.findings == architecture.findings.filter { $0.from?.type == router })
    #expect(!router.findings.isEmpty)
    #expect(try architecture.type(named: "UserService").findings.isEmpty)
  }

  @Test func `findings of several rules stand in the order of places`() throws {
    let architecture = try CodeArchitecture(sources: login, preset: .viper)
    let both = architecture.findings(of: .weakBackReference, .protocolBoundary)
    #expect(Set(both.map(\.rule)) == [.weakBackReference, .protocolBoundary])
    #expect(both == architecture.findings.filter { both.contains($0) })
    #expect(architecture.findings(of: .uiImport).isEmpty)
  }

  @Test func `what a comment accepts is told apart`() throws {
    let router = """
      final class LoginRouter {
        // viperlint:disable:next weak_back_reference protocol_boundary
        var presenter: LoginPresenter?
      }

      """
    let sources = login.with(["Login/LoginRouter.swift": router])
    let architecture = try CodeArchitecture(sources: sources, preset: .viper)
    #expect(architecture.findings(of: .weakBackReference).isEmpty)
    #expect(architecture.acceptedFindings.contains { $0.rule == .weakBackReference })
  }

  @Test func `what rests on a preset that nobody stated is a note`() async throws {
    let path = fixturesFolder.appendingPathComponent("ContactsMVVMBroken").path
    let found = try await CodeArchitecture.read(at: path)
    let stated = try await CodeArchitecture.read(at: path, preset: .mvvm)
    #expect(found.preset == .mvvm)
    #expect(found.isPresetFound && !stated.isPresetFound)
    #expect(!found.notes.isEmpty)
    #expect(found.notes.allSatisfy { $0.severity == .note })
    #expect(found.findings.allSatisfy { $0.severity != .note })
    #expect(found.findings.count < stated.findings.count)
    #expect(found.notes.count > stated.notes.count)
  }

  @Test func `a rule that does not exist is a finding with the nearest one`() throws {
    let architecture = try CodeArchitecture(sources: login, preset: .viper)
    let found = architecture.findings(of: "weak_back_refrence")
    #expect(
      found.map(\.description) == [
        """
        error: there is no rule 'weak_back_refrence' [weak_back_refrence]
          why:  no finding of it says nothing of the code
          help: did you mean 'weak_back_reference'?
        """
      ])
    #expect(architecture.severity(of: "weak_back_refrence") == .off)
  }

  @Test func `a rule that is off is a finding, and none where it is switched on or asked for`()
    throws
  {
    let off = try CodeArchitecture(sources: login, preset: .viper)
    #expect(
      off.findings(of: .interfaceSize).map(\.message) == [
        "the rule 'interface_size' is off, so it did not run"
      ])
    #expect(off.severity(of: .interfaceSize) == .off)
    let asked = try CodeArchitecture(sources: login, preset: .viper, only: [.interfaceSize])
    #expect(asked.findings(of: .interfaceSize).isEmpty)
    #expect(asked.severity(of: .interfaceSize) == .warning)
    let configuration = "preset: viper\nrules:\n  interface_size: error\n  ui_import: off\n"
    let on = try CodeArchitecture(sources: login.with([".viperlint.yml": configuration]))
    #expect(on.findings(of: .interfaceSize).isEmpty)
    #expect(on.severity(of: .interfaceSize) == .error)
    #expect(on.severity(of: .uiImport) == .off)
    #expect(on.findings(of: .uiImport).count == 1)
  }

  @Test func `a rule that is off but below some paths has run`() throws {
    let configuration = """
      preset: viper
      rules:
        ui_import: off
      overrides:
        - path: Login
          rules: {ui_import: warning}

      """
    let architecture = try CodeArchitecture(
      sources: login.with([".viperlint.yml": configuration]))
    #expect(architecture.findings(of: .uiImport).isEmpty)
  }

  @Test func `a rule that was not asked for is a finding`() throws {
    let architecture = try CodeArchitecture(
      sources: login, preset: .viper, only: [.weakBackReference])
    #expect(Set(architecture.findings.map(\.rule)) == [.weakBackReference])
    #expect(
      architecture.findings(of: .protocolBoundary).map(\.message) == [
        "the rule 'protocol_boundary' did not run"
      ])
  }

  @Test func `names from the sources cannot speak to a terminal`() throws {
    let path = "Login/Login\u{1B}[31m.swift"
    let sources = login.with([
      path: "final class LoginWorkerPresenter { var router: LoginRouter? }"
    ])
    let architecture = try CodeArchitecture(sources: sources, preset: .viper)
    let text =
      "\(architecture.findings)\(architecture.types)\(architecture.references)\(architecture)"
    #expect(text.contains("Login\\u{1B}[31m.swift"))
    #expect(!text.contains("\u{1B}"))
  }
}
