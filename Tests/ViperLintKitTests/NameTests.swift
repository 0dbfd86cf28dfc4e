import Configuration
import Foundation
import Rules
import TestSupport
import Testing
import ViperLintKit

@Suite("The names of the library")
struct NameTests {
  @Test func `every rule has a name, in the order of the documentation`() {
    #expect(RuleID.all.map(\.name) == Rule.all.map(\.id))
  }

  @Test func `a rule's name in Swift is its id in camel case, and says what its summary says`()
    throws
  {
    let text = try source("RuleID.swift")
    for rule in Rule.all {
      let words = rule.id.split(separator: "_").map(String.init)
      let name = words[0] + words.dropFirst().map { rename($0) }.joined()
      let summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()
      #expect(
        text.contains(
          """
            /// \(summary).
            public static let \(name): RuleID = "\(rule.id)"

          """))
    }
  }

  @Test func `a literal names a rule, too`() {
    #expect(RuleID.weakBackReference == "weak_back_reference")
  }

  @Test func `every role of the table has a name, and so have module interfaces`() throws {
    let text = try source("Names.swift")
    let roles: [CodeArchitecture.Role] = [
      .view, .presenter, .interactor, .entity, .router, .builder, .service, .viewModel, .request,
      .response, .moduleInterface,
    ]
    #expect(roles.map(\.name) == (Configuration.Role.builtIn + [.moduleInterface]).map(\.name))
    #expect(text.components(separatedBy: " = Self(.").count - 1 == roles.count)
  }

  @Test func `every preset has a name, in the order of choice`() {
    #expect(CodeArchitecture.Preset.all.map(\.name) == Configuration.Preset.shipped)
  }

  @Test func `every kind of reference has a name, in order of strength`() {
    let kinds: [CodeArchitecture.ReferenceKind] = [
      .inherits, .stores, .parameter, .result, .enumPayload, .constraint, .cast, .constructs,
      .staticMember, .genericArgument, .local,
    ]
    #expect(kinds == CodeArchitecture.ReferenceKind.all)
    #expect(kinds.map(\.name) == Configuration.ReferenceKind.allCases.map(\.rawValue))
  }

  @Test func `every severity of a configuration has a name`() {
    for severity in Configuration.Severity.allCases {
      #expect(CodeArchitecture.Severity(rawValue: severity.rawValue) != nil)
    }
  }

  /// `Reference` of `reference`; `UI` stays what it is only at the start of a name.
  private func rename(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private func source(_ name: String) throws -> String {
    let folder = fixturesFolder.deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Sources/ViperLintKit/Public/\(name)"),
      encoding: .utf8)
  }
}
