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

  @Test func `nothing holds its owner strongly`() async throws {
    let architecture = try await reading.value
    #expect(architecture.findings(of: .weakBackReference).isEmpty)
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

  @Test func `services are known by their protocols`() async throws {
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
}
