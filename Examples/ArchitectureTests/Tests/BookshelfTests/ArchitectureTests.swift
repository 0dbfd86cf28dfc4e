import Testing
import ViperLintKit

/// Read once for all tests: it takes as long as a run of viperlint.
private let reading = Task {
  try await CodeArchitecture.read(at: "../../Sources", relativeTo: #filePath)
}

@Suite("The architecture of Bookshelf")
struct ArchitectureTests {
  @Test func `it is kept`() async throws {
    let architecture = try await reading.value
    #expect(architecture.findings.isEmpty)
    #expect(architecture.unjudged.isEmpty)
  }

  @Test func `nothing keeps its owner alive`() async throws {
    let architecture = try await reading.value
    #expect(architecture.findings(of: .weakBackReference).isEmpty)
  }

  /// A single test can read for itself.
  @Test func `it is kept below Sources`() async throws {
    let architecture = try await CodeArchitecture.read(at: "../../Sources", relativeTo: #filePath)
    #expect(architecture.findings.isEmpty)
  }

  /// The same as the first, but each finding is shown at its own line.
  @Test func `no line breaks it`() async throws {
    let architecture = try await reading.value
    for finding in architecture.findings {
      let place = finding.place
      Issue.record(
        "\(finding)",
        sourceLocation: SourceLocation(
          fileID: "Bookshelf/\(place.file)", filePath: place.path, line: place.line,
          column: place.column))
    }
  }

  @Test func `no view knows a service or an entity`() async throws {
    let architecture = try await reading.value
    #expect(architecture.references(from: .view, to: .service).isEmpty)
    #expect(architecture.references(from: .view, to: .entity).isEmpty)
  }

  @Test func `each module has a view, a presenter and an interactor`() async throws {
    for module in try await reading.value.modules {
      #expect(!module.types(in: .view).isEmpty, "\(module)")
      #expect(!module.types(in: .presenter).isEmpty, "\(module)")
      #expect(!module.types(in: .interactor).isEmpty, "\(module)")
    }
  }

  @Test func `only builders name the service itself`() async throws {
    let service = try await reading.value.type(named: "BookService")
    for reference in service.referencedBy where reference.fromRole != .builder {
      Issue.record("\(reference)")
    }
  }

  @Test func `a search would ask its interactor for books, and not the service`() async throws {
    let architecture = try await reading.value
    let service = try architecture.may("SearchInteractor", know: "BookServiceProtocol")
    #expect(service.isAllowed)
    let shortcut = try architecture.may("SearchPresenter", know: "BookServiceProtocol")
    #expect(!shortcut.isAllowed)
  }

  /// What a tool or a macro has in memory is read as files are.
  @Test func `a presenter that holds its router itself would be told`() throws {
    let architecture = try CodeArchitecture(
      sources: [
        "Login/LoginPresenter.swift": "final class LoginPresenter { var router: LoginRouter? }",
        "Login/LoginRouter.swift": "final class LoginRouter {}",
      ], preset: .viper)
    #expect(architecture.findings(of: .protocolBoundary).count == 1)
  }
}
